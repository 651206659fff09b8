"""One function being translated: its expressions, in Python's order of evaluation.

Methods are called like the nodes of Python's syntax trees.
"""

# ruff: noqa: N802

from __future__ import annotations

import ast
import inspect
import operator
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from ..kinds import ArrayOf, Scalar, SeqOf
from ..records import Schema, inside
from ..rules import is_rule, source_of
from .values import (
    INT,
    PURE,
    READS,
    VOID,
    WIDE,
    WRITES,
    Refused,
    Several,
    TableOf,
    Value,
    annotated_type,
    field_name,
    literal,
    local_name,
    type_of,
    wider,
)

if TYPE_CHECKING:
    from .world import World

# Each operator in C ({w}: WIDE_ where the result has 64 bits), and in Python where both numbers are known.
OPERATORS: dict[type, tuple[str, Callable[[int, int], int]]] = {
    ast.Add: ("{w}ADD({a}, {b})", operator.add),
    ast.Sub: ("{w}SUB({a}, {b})", operator.sub),
    ast.Mult: ("{w}MUL({a}, {b})", operator.mul),
    ast.FloorDiv: ("{w}FLOOR_DIV({a}, DIVISOR({b}))", operator.floordiv),
    ast.Mod: ("{w}FLOOR_MOD({a}, DIVISOR({b}))", operator.mod),
    ast.BitAnd: ("({a} & {b})", operator.and_),
    ast.BitOr: ("({a} | {b})", operator.or_),
    ast.BitXor: ("({a} ^ {b})", operator.xor),
    ast.LShift: ("{w}SHL({a}, {b})", operator.lshift),
    ast.RShift: ("{w}SHR({a}, {b})", operator.rshift),
}
COMPARE = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
WIDEST_SHIFT = 63

# One number of a table: read as any scalar, never written.
CONSTANT = Scalar("constant", "constant", 4, 0, 0)
WIDE_CONSTANT = Scalar("constant", "constant", 8, 0, 0)


class Expressions:
    def __init__(self, world: World, function: Any, types: tuple[Any, ...], bound: dict[str, Any]) -> None:
        self.world = world
        self.python = function
        source, self.file, self.first_line = source_of(function)
        functions = (node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef))
        self.tree = next(node for node in functions if node.name == function.__name__)
        self.types = types
        self.bound = bound
        names = (node for node in ast.walk(self.tree) if isinstance(node, ast.Name))
        stored = {node.id for node in names if isinstance(node.ctx, ast.Store)}
        self.own = {argument.arg for argument in self.tree.args.args} | stored  # local names
        self.wide: set[str] = set()  # those that were found to need 64 bits
        self.start()

    def start(self) -> None:
        self.locals: dict[str, Any] = dict.fromkeys(sorted(self.wide), WIDE)  # types, so far as they are known
        self.assigned: set[str] | None = set()  # those that have a value here for sure; None where nothing gets to
        self.at_breaks: list[set[str] | None] = []  # the same at the breaks of the loops around
        self.lines: list[str] = []
        self.depth = 1
        self.temporaries = 0
        self.result: Any = VOID
        self.returned = False
        self.effect = PURE

    def refused(self, node: ast.AST, what: str, instead: str) -> Refused:
        line = self.first_line + getattr(node, "lineno", 1) - 1
        text = ast.unparse(node).splitlines()[0]
        return Refused(f"{self.file}:{line}: {self.python.__name__}: `{text}` {what}. Write instead: {instead}")

    # --- statements around an expression

    def emit(self, line: str) -> None:
        self.lines.append("    " * self.depth + line)

    def temporary(self) -> str:
        self.temporaries += 1
        return f"_{self.temporaries}"

    def aside(self, evaluate: Callable[[], Value]) -> tuple[list[str], Value]:
        """An expression and the statements it needs before it, which are not emitted yet."""
        mark = len(self.lines)
        value = evaluate()
        before = self.lines[mark:]
        del self.lines[mark:]
        return before, value

    def splice(self, lines: Sequence[str]) -> None:
        self.lines.extend(lines)

    def keep(self, value: Value) -> Value:
        """The value in a temporary, as it is now."""
        name = self.temporary()
        if isinstance(value.type, Scalar):  # a place: its address is kept
            self.emit(f"{self.world.c_type(value.type)} *{name} = &{value.code};")
            return Value(f"(*{name})", value.type, max(READS, value.effect))
        self.emit(f"{self.world.reference(value.type)} {name} = {value.passed};")
        # What it did to memory, it did before: an operand to the left of this one must know.
        return Value(f"(*{name})" if value.is_reference else name, value.type, value.effect)

    def in_order(self, evaluations: Sequence[Callable[[], Value]]) -> list[Value]:
        """Evaluate from left to right: what a later operand could change is kept before it."""
        parts = [self.aside(evaluate) for evaluate in evaluations]
        values = []
        for i, (before, value) in enumerate(parts):
            self.splice(before)
            later = max((v.effect for _, v in parts[i + 1 :]), default=PURE)
            if (value.effect == WRITES and later) or (value.effect == READS and later == WRITES):
                value = self.keep(value)
            values.append(value)
        return values

    def operands(self, nodes: Sequence[ast.expr], evaluate: Callable[[ast.expr], Value]) -> list[Value]:
        return self.in_order([lambda node=node: evaluate(node) for node in nodes])  # type: ignore[misc]

    def combined(self, values: Sequence[Value], code: str, kind: Any = INT, effect: int = PURE) -> Value:
        """An expression over operands; its effect is what is left of theirs."""
        return Value(code, kind, max([effect, *(v.effect for v in values)]))

    # --- values

    def value(self, node: ast.expr) -> Value:
        handler = getattr(self, f"get_{type(node).__name__}", None)
        if handler is None:
            raise self.refused(node, "is not in the rule language", "numbers, records, arrays, tables and rules")
        found: Value = handler(node)
        return found

    def number(self, node: ast.expr) -> Value:
        value = self.value(node)
        if not value.is_number:
            raise self.refused(node, "is not a number", "one number of it")
        return value

    def condition(self, node: ast.expr) -> Value:
        """As a truth value: `and` and `or` need not keep which operand it was."""
        return self.chain(node, self.condition) if isinstance(node, ast.BoolOp) else self.number(node)

    def chain(self, node: ast.BoolOp, evaluate: Callable[[ast.expr], Value]) -> Value:
        """`and` and `or`: later operands are evaluated only if needed."""
        parts = [self.aside(lambda part=part: evaluate(part)) for part in node.values]  # type: ignore[misc]
        effect = max(value.effect for _, value in parts)
        is_and, truth = isinstance(node.op, ast.And), evaluate == self.condition or all(map(is_truth, node.values))
        if truth and not any(before for before, _ in parts[1:]):
            self.splice(parts[0][0])
            sign = " && " if is_and else " || "
            return Value(f"((num)({sign.join(value.code for _, value in parts)}))", effect=effect)
        kept, kind = self.temporary(), wider(*(value for _, value in parts))
        self.splice(parts[0][0])
        self.emit(f"{self.world.c_type(kind)} {kept} = {parts[0][1].code};")
        for before, value in parts[1:]:
            self.emit(f"if ({'' if is_and else '!'}{kept}) {{")
            self.splice(before)
            self.emit(f"{kept} = {value.code}; }}")
        return Value(kept, kind, effect)

    def get_BoolOp(self, node: ast.BoolOp) -> Value:
        return self.chain(node, self.number)

    def get_Constant(self, node: ast.Constant) -> Value:
        if not isinstance(node.value, int):
            raise self.refused(node, "is not a whole number", "whole numbers, True or False")
        return self.folded(int(node.value), node)

    def folded(self, number: Any, node: ast.AST) -> Value:
        """A number that is known already."""
        try:
            return literal(number)
        except ValueError as error:
            raise self.refused(node, f"is too large: {error}", "numbers of 63 bits") from None

    def get_Name(self, node: ast.Name) -> Value:
        if node.id in self.own:
            kind = self.locals.get(node.id)
            if kind is None or (self.assigned is not None and node.id not in self.assigned):
                raise self.refused(node, "may have no value here", "give it a value before, on every path")
            name = local_name(node.id)
            return Value(name, kind) if kind in (INT, WIDE) else Value(f"(*{name})", kind)
        try:
            return self.world.constant(self.outside(node), self.python.__module__, node.id)
        except (TypeError, ValueError) as error:
            raise self.refused(node, f"is no constant of a rule: {error}", "a number or a rectangular tuple") from None

    def outside(self, node: ast.Name) -> Any:
        """What a name means in the rule's module."""
        if node.id in self.bound:
            return self.bound[node.id]
        return self.python.__globals__.get(node.id)

    def get_Tuple(self, node: ast.Tuple) -> Value:
        try:
            return self.world.constant(ast.literal_eval(node), "", "")
        except (TypeError, ValueError):
            raise self.refused(node, "is no table", "a tuple of plain numbers") from None

    def get_Attribute(self, node: ast.Attribute) -> Value:
        if isinstance(node.value, ast.Name) and node.value.id not in self.own:
            owner = self.outside(node.value)
            if isinstance(owner, type) and issubclass(owner, IntEnum):
                if node.attr not in owner.__members__:
                    raise self.refused(node, f"is no member of {owner.__name__}", " ".join(owner.__members__))
                return self.folded(owner[node.attr].value, node)
        return self.loaded(self.lvalue(node))

    def get_Subscript(self, node: ast.Subscript) -> Value:
        return self.loaded(self.lvalue(node))

    def loaded(self, place: Value) -> Value:
        """The number at a place; references stay what they are."""
        if not isinstance(place.type, Scalar):
            return place
        if place.type in (CONSTANT, WIDE_CONSTANT):
            kind = WIDE if place.type is WIDE_CONSTANT else INT
            return Value(f"(({self.world.c_type(kind)}){place.code})", kind, place.effect)
        kind = type_of(place.type.low, place.type.high)
        read = f"(({self.world.c_type(kind)})LOAD({place.code}))"
        return Value(f"({read} - 1)" if place.type.maybe else read, kind, max(READS, place.effect))

    def lvalue(self, node: ast.expr) -> Value:
        if isinstance(node, ast.Attribute):
            owner = self.value(node.value)
            schema = inside(owner.type) if isinstance(owner.type, SeqOf) else owner.type
            if not isinstance(schema, Schema):
                raise self.refused(node, "is no field of a record", "record.field")
            kind = next((f.kind for f in schema.fields if f.name == node.attr), None)
            if kind is None:
                raise self.refused(node, f"does not exist in {schema.name}", " ".join(f.name for f in schema.fields))
            return Value(f"{owner.code}.{field_name(node.attr)}", kind, owner.effect)
        if isinstance(node, ast.Subscript):
            return self.element(node)
        raise self.refused(node, "cannot be assigned", "a local variable, a field or an element")

    def element(self, node: ast.Subscript) -> Value:
        if isinstance(node.slice, ast.Slice):
            raise self.refused(node, "takes a slice", "a loop over the elements")
        owner, index = self.in_order([lambda: self.value(node.value), lambda: self.number(node.slice)])
        if isinstance(owner.type, ArrayOf):
            kind, count = owner.type.item, owner.type.size
        elif isinstance(owner.type, TableOf):
            rest = owner.type.dims[1:]
            number = WIDE_CONSTANT if owner.type.item == "int64_t" else CONSTANT
            kind, count = TableOf(owner.type.item, rest) if rest else number, owner.type.dims[0]
        else:
            raise self.refused(node, "is no element of an array or table", "array[i]")
        if index.constant is not None and not 0 <= index.constant < count:
            raise self.refused(node, f"is outside 0 to {count - 1}", "an index from 0; negative ones do not count back")
        where = f"{self.python.__name__}: {ast.unparse(node)}".replace("\\", "").replace('"', "'")
        code = f'{owner.code}[AT({index.code}, {count}, "{where}")]'
        return Value(code, kind, max(owner.effect, index.effect))

    # --- operators

    def get_UnaryOp(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            value = self.condition(node.operand)
            return Value(f"((num)!{value.code})", effect=value.effect)
        value = self.number(node.operand)
        if value.constant is not None:
            number = value.constant
            return self.folded({ast.USub: -number, ast.UAdd: number, ast.Invert: ~number}[type(node.op)], node)
        form = {ast.USub: "{w}NEG({a})", ast.UAdd: "{a}", ast.Invert: "(~{a})"}[type(node.op)]
        code = form.format(w=width(value.type), a=value.code)
        in_wide = f"(~{value.in_wide})" if value.in_wide and isinstance(node.op, ast.Invert) else ""
        return Value(code, value.type, value.effect, in_wide=in_wide)

    def get_BinOp(self, node: ast.BinOp) -> Value:
        left, right = self.operands([node.left, node.right], self.number)
        return self.operate(node.op, left, right, node)

    def operate(self, op: ast.operator, left: Value, right: Value, node: ast.AST) -> Value:
        if isinstance(op, ast.Pow) and left.constant is not None and right.constant is not None:
            if 0 <= right.constant <= WIDEST_SHIFT:
                return self.folded(left.constant**right.constant, node)
        if type(op) not in OPERATORS:
            raise self.refused(node, "is not in the rule language", "+ - * // % & | ^ << >>, or a power of constants")
        if isinstance(op, ast.FloorDiv | ast.Mod) and right.constant == 0:
            raise self.refused(node, "divides by zero", "another divisor")
        if isinstance(op, ast.LShift | ast.RShift):
            if right.constant is not None and not 0 <= right.constant <= WIDEST_SHIFT:
                raise self.refused(node, "shifts too far", f"a shift by 0 to {WIDEST_SHIFT}")
        form, compute = OPERATORS[type(op)]
        if left.constant is not None and right.constant is not None:
            return self.folded(compute(left.constant, right.constant), node)
        if isinstance(op, ast.BitAnd) and any(is_small(value) for value in (left, right)):
            return self.combined([left, right], f"((num)({left.code} & {right.code}))")
        # A shift needs 64 bits where what is shifted does, or where the result is wanted in 64.
        kind = left.type if isinstance(op, ast.LShift | ast.RShift) else wider(left, right)
        found = self.combined([left, right], "", kind)
        found.code = form.format(w=width(kind), a=left.as_type(kind), b=right.as_type(kind))
        if isinstance(op, ast.LShift) and kind == INT:
            found.in_wide = form.format(w=width(WIDE), a=left.as_type(WIDE), b=right.code)
        elif isinstance(op, ast.BitOr | ast.BitAnd | ast.BitXor) and (left.in_wide or right.in_wide):
            found.in_wide = form.format(w="", a=left.as_type(WIDE), b=right.as_type(WIDE))
        return found

    def get_Compare(self, node: ast.Compare) -> Value:
        if len(node.ops) > 1:
            return self.compare_chain(node)
        op, right_node = node.ops[0], node.comparators[0]
        if isinstance(op, ast.In | ast.NotIn):
            if not isinstance(right_node, ast.Tuple):
                raise self.refused(node, "looks through something", "a tuple: x in (1, 2, 3); or a loop")
            values = self.operands([node.left, *right_node.elts], self.number)
            # All of them are evaluated, whichever it is.
            wanted, *choices = (self.simple(v) if v is values[0] or v.effect == WRITES else v for v in values)
            test = " || ".join(f"{wanted.code} == {choice.code}" for choice in choices) or "0"
            return self.combined(values, f"((num){'' if isinstance(op, ast.In) else '!'}({test}))")
        if type(op) not in COMPARE:
            raise self.refused(node, "is not in the rule language", "== != < <= > >=")
        values = self.operands([node.left, right_node], self.number)
        left, right = (value.as_type(wider(*values)) for value in values)
        return self.combined(values, f"((num)({left} {COMPARE[type(op)]} {right}))")

    def compare_chain(self, node: ast.Compare) -> Value:
        """a < b < c: each operand once, and no further than the first comparison that is false."""
        kept, right = self.temporary(), self.simple(self.number(node.left))
        self.emit(f"num {kept} = 1;")
        effect = right.effect
        for number, (op, operand) in enumerate(zip(node.ops, node.comparators, strict=True)):
            if type(op) not in COMPARE:
                raise self.refused(node, "is not in the rule language", "a chain of == != < <= > >=")
            if number > 0:
                self.emit(f"if ({kept}) {{")
            left, right = right, self.simple(self.number(operand))
            effect = max(effect, right.effect)
            self.emit(f"{kept} = {left.code} {COMPARE[type(op)]} {right.code};")
        self.emit("}" * (len(node.ops) - 1))
        return Value(kept, effect=effect)

    def simple(self, value: Value) -> Value:
        """A number that may be written twice: a constant or a name."""
        return value if value.constant is not None or value.code.isidentifier() else self.keep(value)

    def get_IfExp(self, node: ast.IfExp) -> Value:
        test = self.condition(node.test)
        (before_yes, yes), (before_no, no) = (self.aside(lambda n=n: self.value(n)) for n in (node.body, node.orelse))  # type: ignore[misc]
        kind = wider(yes, no) if yes.is_number and no.is_number else yes.type
        if (kind != WIDE and yes.type != no.type) or kind == VOID:
            raise self.refused(node, "is of two types", "values of one type")
        effect = max(test.effect, yes.effect, no.effect)
        if before_yes or before_no:
            kept = self.temporary()
            self.emit(f"{self.world.reference(kind)} {kept};")
            self.emit(f"if ({test.code}) {{")
            self.splice(before_yes)
            self.emit(f"{kept} = {yes.as_type(kind)}; }} else {{")
            self.splice(before_no)
            self.emit(f"{kept} = {no.as_type(kind)}; }}")
            return Value(f"(*{kept})" if yes.is_reference else kept, kind, effect)
        code = f"({test.code} ? {yes.as_type(kind)} : {no.as_type(kind)})"
        return Value(f"(*{code})" if yes.is_reference else code, kind, effect)

    # --- calls

    def get_Call(self, node: ast.Call) -> Value:
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise self.refused(node, "is no plain call", "rule(a, b), without keywords")
        if node.func.id in self.own:
            raise self.refused(node, "calls a local variable", "a rule of the module")
        target = self.outside(node.func)
        values = self.operands(node.args, self.argument)
        if not is_rule(target):
            return self.builtin(node, target, values)
        parameters = list(inspect.signature(target).parameters.values())
        if len(values) > len(parameters):
            raise self.refused(node, "has too many arguments", f"{len(parameters)} of them")
        for parameter in parameters[len(values) :]:
            if parameter.default is inspect.Parameter.empty:
                raise self.refused(node, f"lacks {parameter.name}", "all arguments")
            values.append(literal(int(parameter.default)))
        built_in = getattr(target, "c_name", None)
        if built_in:
            self.effect = WRITES  # what it writes to may be the story, whose order counts
            passed = values[1:] if target.takes_game else values
            return self.combined(values, f"{built_in}({', '.join(v.passed for v in passed)})", VOID, WRITES)
        annotated = (annotated_type(parameter.annotation, target.__globals__) for parameter in parameters)
        pairs = zip(values, annotated, strict=True)
        types = tuple(WIDE if v.is_number and kind == WIDE else v.type for v, kind in pairs)
        if self.world.is_open(target, types):
            raise self.refused(node, "calls a rule that is running already", "a loop: there is no recursion")
        called = self.world.function(target, types, self.bound)
        self.effect = max(self.effect, called.effect)
        code = f"{called.name}({', '.join(v.as_type(kind) for v, kind in zip(values, types, strict=True))})"
        found = self.combined(values, code, called.result, max(called.effect, READS))
        if found.is_reference:
            found.code = f"(*{code})"
        return found

    def argument(self, node: ast.expr) -> Value:
        value = self.value(node)
        if value.type == VOID or isinstance(value.type, Several):
            raise self.refused(node, "is no single value", "a rule that returns one")
        return value

    def builtin(self, node: ast.Call, target: Any, values: list[Value]) -> Value:
        assert isinstance(node.func, ast.Name)
        name, kinds = node.func.id, [v.type for v in values]
        if target is not None:
            raise self.refused(node, "calls what is no rule", "a function marked @rule")
        if name == "len" and len(values) == 1 and isinstance(kinds[0], ArrayOf | TableOf):
            return literal(kinds[0].size if isinstance(kinds[0], ArrayOf) else kinds[0].dims[0])
        if all(value.is_number for value in values):
            kind, codes = wider(*values), [value.code for value in values]
            if name in ("min", "max") and len(values) == 2:
                return self.combined(values, f"{width(kind)}{name.upper()}({codes[0]}, {codes[1]})", kind)
            if name in ("abs", "int") and len(values) == 1:
                return self.combined(values, f"{width(kind)}ABS({codes[0]})" if name == "abs" else codes[0], kind)
            if name == "bool" and len(values) == 1:
                return self.combined(values, f"((num)({codes[0]} != 0))")
        raise self.refused(node, "calls what is no rule", "a function marked @rule; min and max take two numbers")


def is_small(value: Value) -> bool:
    """A mask that leaves 31 bits at most."""
    return value.type == INT and value.constant is not None and value.constant >= 0


def width(kind: Any) -> str:
    """What the names of operators begin with in C."""
    return "WIDE_" if kind == WIDE else ""


def is_truth(node: ast.expr) -> bool:
    if isinstance(node, ast.BoolOp):
        return all(is_truth(part) for part in node.values)
    return isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))
