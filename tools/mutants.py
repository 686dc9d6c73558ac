"""Mutants: every small way to break a module, as a replacement of a piece of its text.

A mutant changes a comparison, a condition, a sum, a number or a truth value, or leaves a statement out.
What is no rule stays as it is: assertions, events (`tell`), the facts of a reason, moves, copies.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
NO_RULES = ("tell", "turn_up", "reveal", "Move", "Obstacle", "super")
"""Calls that only say something, or hand on."""
NO_RULE_METHODS = ("about", "copy", "deal_anew", "__repr__")
NOT_RUN = ("annotation", "returns", "decorator_list", "args")
"""Types, decorators and parameters; but a call's arguments are `args` too."""
HAS_ITS_OWN = (ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Constant)
"""Conditions that have mutants already; others are turned round."""
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Mutant:
    """A module in which the text from `start` to `end` reads otherwise. `function` is the qualified name of
    the function it lies in, and `first_line` where that begins; empty at the level of the module."""

    path: Path
    function: str
    first_line: int
    lines: range
    start: int
    end: int
    text: str

    def source(self) -> str:
        whole = self.path.read_bytes()
        return (whole[: self.start] + self.text.encode() + whole[self.end :]).decode()

    def difference(self) -> str:
        """The lines before and after, each once."""
        whole = self.path.read_bytes()
        begin = whole.rfind(b"\n", 0, self.start) + 1
        stop = whole.find(b"\n", self.end)
        before = whole[begin:stop].decode()
        after = (whole[begin : self.start] + self.text.encode() + whole[self.end : stop]).decode()
        return "\n".join([*("  - " + line for line in before.split("\n")), "  + " + after])


def mutants(path: Path) -> list[Mutant]:
    source = path.read_bytes()
    return list(_Walk(path, source).walk(ast.parse(source), (), 0))


class _Walk:
    def __init__(self, path: Path, source: bytes) -> None:
        self.path = path
        self.line_starts = [0]
        for line in source.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))

    def walk(self, node: ast.AST, scope: tuple[str, ...], first_line: int) -> Iterator[Mutant]:
        """The mutants of a node and of what is in it; `first_line` is that of the outermost function."""
        if _is_no_rule(node):
            return
        if isinstance(node, ast.expr | ast.stmt):
            for text in _replacements(node):
                yield self.mutant(node, scope, first_line, text)
        for field, value in ast.iter_fields(node):
            if field in NOT_RUN and not isinstance(node, ast.Call):
                continue
            inner, line = scope, first_line
            if field == "body" and isinstance(node, (*FUNCTIONS, ast.ClassDef)) and not first_line:
                inner = (*scope, node.name)
                line = _first_line(node) if isinstance(node, FUNCTIONS) else 0
            for child in value if isinstance(value, list) else [value]:
                if field in ("test", "ifs") and not isinstance(child, HAS_ITS_OWN):
                    yield self.mutant(child, scope, first_line, f"(not {ast.unparse(child)})")
                if isinstance(child, ast.AST):
                    yield from self.walk(child, inner, line)

    def mutant(self, node: ast.expr | ast.stmt, scope: tuple[str, ...], first_line: int, text: str) -> Mutant:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.line_starts[node.lineno - 1] + node.col_offset
        end = self.line_starts[node.end_lineno - 1] + node.end_col_offset
        lines = range(node.lineno, node.end_lineno + 1)
        function = ".".join(scope) if first_line else ""
        return Mutant(self.path, function, first_line, lines, start, end, text)


def _first_line(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def _is_no_rule(node: ast.AST) -> bool:
    match node:
        case ast.Assert() | ast.Raise() | ast.Import() | ast.ImportFrom() | ast.JoinedStr():
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Call(func=ast.Attribute(value=ast.Call() as inner)) if _is_no_rule(inner):
            return True
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in NO_RULES
        case ast.FunctionDef(name=name):
            return name in NO_RULE_METHODS
        case ast.keyword(arg="strict") | ast.Assign(targets=[ast.Attribute(attr="happened")]):
            return True
        case ast.Expr(value=value):
            return isinstance(value, ast.Constant) or _is_no_rule(value)
    return False


def _replacements(node: ast.expr | ast.stmt) -> Iterator[str]:
    """What this node could read instead."""
    match node:
        case ast.Compare(left=left, ops=ops, comparators=comparators):
            for at, op in enumerate(ops):
                for other in COMPARISONS[type(op)]:
                    changed = [*ops[:at], other(), *ops[at + 1 :]]
                    yield f"({ast.unparse(ast.Compare(left, changed, comparators))})"
        case ast.BoolOp(op=op, values=values):
            for at in range(len(values)):
                rest = values[:at] + values[at + 1 :]
                yield f"({ast.unparse(rest[0] if len(rest) == 1 else ast.BoolOp(op, rest))})"
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert(), operand=operand):
            yield f"({ast.unparse(operand)})"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in SUMS:
            yield f"({ast.unparse(ast.BinOp(left, SUMS[type(op)](), right))})"
        case ast.Constant(value=bool() as value):
            yield str(not value)
        case ast.Constant(value=int() as value):
            yield from (str(value + 1), f"({value - 1})")
        case ast.Name(id=name, ctx=ast.Load()) if name in TWINS:
            yield TWINS[name]
        case ast.AugAssign(target=target, op=op, value=value) if type(op) in SUMS:
            yield ast.unparse(ast.AugAssign(target, SUMS[type(op)](), value))
            yield "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
            yield "pass"
        case ast.Expr() | ast.Continue() | ast.Break() | ast.Return(value=None):
            yield "pass"
