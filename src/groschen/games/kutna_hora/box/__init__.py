"""The box of Kutná Hora: from the tables that an owner can edit to the pieces that play uses.

`rows` names the columns of each table, `tables` holds our values, `components` makes the `Box` of them,
with `reading` for single fields, `boards` for what lies on a grid, `decks` for the price cards and
`checks` for what must fit together; `pieces` is what lies on the table. A piece stands in `rows` and in
`pieces`, because one is what people type, texts and numbers, and the other what the rules read fast,
numbers and effects: one class for both would hold every value twice.
"""
