"""One function being translated: its statements. Methods are called like the nodes of Python's syntax trees."""

# ruff: noqa: N802

from __future__ import annotations

import ast
from typing import Any

from ..kinds import Scalar
from .expressions import Expressions
from .values import (
    INT,
    READS,
    VOID,
    WIDE,
    WRITES,
    Function,
    Several,
    Value,
    annotated_type,
    literal,
    local_name,
    type_of,
    wider,
)

LANGUAGE = "if, for, while, assignments, calls of rules and return"


class _Widened(Exception):
    """A local variable needs 64 bits after all."""


class Body(Expressions):
    def translate(self) -> Function:
        arguments = self.tree.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs:
            raise self.refused(self.tree, "has other than plain parameters", "def rule(a, b, c=0)")
        names = [argument.arg for argument in arguments.args]
        while True:  # once more for each variable that was taken for 32 bits and gets 64
            self.start()
            self.locals |= dict(zip(names, self.types, strict=True)) | dict.fromkeys(sorted(self.wide), WIDE)
            self.assigned = set(names)
            try:
                self.block(self.tree.body)
                break
            except _Widened:
                continue
        if self.result != VOID and self.assigned is not None:
            raise self.refused(self.tree, "can end without a value", "return a value on every path")
        if self.result != VOID and not isinstance(self.tree.body[-1], ast.Return):
            self.emit(f"return {self.world.blank(self.result)};")  # after a loop without an end; C wants it
        reference = self.world.reference
        parameters = ", ".join(f"{self.world.parameter(self.locals[n], self.types)} {local_name(n)}" for n in names)
        own = {n: t for n, t in self.locals.items() if n not in names}
        declared = [f"    {reference(t)} {local_name(n)} = {self.world.blank(t)};" for n, t in own.items()]
        name = self.world.unique(f"{self.python.__module__.split('.')[-1]}_{self.python.__name__}".strip("_"))
        head = f"RULE {reference(self.result)} {name}({parameters or 'void'}) {{"
        self.world.functions.append("\n".join([head, *declared, *self.lines, "}"]))
        return Function(name, self.result, self.effect)

    def block(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            handler = getattr(self, f"do_{type(statement).__name__}", None)
            if handler is None:
                raise self.refused(statement, "is not in the rule language", LANGUAGE)
            handler(statement)

    def nested(self, statements: list[ast.stmt]) -> None:
        self.depth += 1
        self.block(statements)
        self.depth -= 1

    def do_Pass(self, _node: ast.Pass) -> None:
        pass

    def do_Break(self, _node: ast.Break) -> None:
        self.emit("break;")
        self.at_breaks[-1] = either(self.at_breaks[-1], self.assigned)
        self.assigned = None

    def do_Continue(self, _node: ast.Continue) -> None:
        self.emit("continue;")
        self.assigned = None

    def do_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.emit(f"{self.value(node.value).code};")

    def do_Return(self, node: ast.Return) -> None:
        kind: Any
        if node.value is None:
            kind = VOID
            self.emit("return;")
        elif isinstance(node.value, ast.Tuple):
            parts = self.operands(node.value.elts, self.number)
            kind = Several(len(parts), wider(*parts) == WIDE)
            kept = self.temporary()
            self.emit(f"{self.world.c_type(kind)} {kept} = {{{', '.join(p.code for p in parts)}}};")
            self.emit(f"return {kept};")
        else:
            value = self.value(node.value)
            kind = value.type
            if value.is_number:
                kind = self.annotated(self.tree.returns) or (WIDE if self.result == WIDE else kind)
                self.result = WIDE if (self.result, kind) == (INT, WIDE) else self.result
            self.emit(f"return {value.as_type(kind)};")
        if self.returned and self.result != kind:
            raise self.refused(node, "returns something of another type than before", "return one type of value")
        self.returned, self.result, self.assigned = True, kind, None

    def do_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is None:
            raise self.refused(node, "declares without a value", "give it a value")
        if isinstance(node.target, ast.Name):
            if self.annotated(node.annotation) == WIDE:
                self.locals.setdefault(node.target.id, WIDE)
        self.assign(node.target, node.value)

    def annotated(self, annotation: ast.expr | None) -> Any:
        return annotated_type(ast.unparse(annotation), self.python.__globals__) if annotation else None

    def do_Assign(self, node: ast.Assign) -> None:
        self.assign(node.targets[0], node.value)
        for target in node.targets[1:]:  # a = b = 0
            if not isinstance(node.targets[0], ast.Name) or not isinstance(target, ast.Name):
                raise self.refused(node, "assigns to several places", "an assignment for each")
            self.assign(target, node.targets[0])

    def assign(self, target: ast.expr, source: ast.expr) -> None:
        if isinstance(target, ast.Tuple):
            self.unpack(target, self.value(source))
        elif isinstance(target, ast.Name):
            value = self.value(source)
            if value.type == VOID or isinstance(value.type, Several):
                raise self.refused(target, "is no single value", "unpack all values, or return one")
            name = self.local(target, value.type)
            self.emit(f"{name} = {value.as_type(self.locals[target.id])};")
        else:
            # Python evaluates the right side first, then the place.
            value, place = self.in_order([lambda: self.number(source), lambda: self.place(target)])
            self.store(place, value)

    def unpack(self, target: ast.Tuple, value: Value) -> None:
        if not isinstance(value.type, Several) or value.type.count != len(target.elts):
            raise self.refused(target, "needs as many values", "unpack exactly what the rule returns")
        kept = self.temporary()
        self.emit(f"{self.world.c_type(value.type)} {kept} = {value.code};")
        for i, each in enumerate(target.elts):
            if not isinstance(each, ast.Name):
                raise self.refused(target, "must be names", "unpack into local variables")
            self.emit(f"{self.local(each, WIDE if value.type.wide else INT)} = {kept}.v{i};")

    def local(self, target: ast.Name, kind: Any) -> str:
        """The C name of a local variable, which gets a value of this type now."""
        known = self.locals.setdefault(target.id, kind)
        if (known, kind) == (INT, WIDE):
            self.wide.add(target.id)
            raise _Widened
        if known != kind and (known, kind) != (WIDE, INT):
            raise self.refused(target, "changes its type", "use a name for values of one type")
        if self.assigned is not None:
            self.assigned.add(target.id)
        return local_name(target.id)

    def place(self, target: ast.expr) -> Value:
        """Where an assignment writes: one scalar of a record."""
        found = self.lvalue(target)
        if not isinstance(found.type, Scalar) or found.type.letter == "constant":
            raise self.refused(target, "cannot be assigned as a whole", "assign its numbers one by one")
        self.effect = WRITES
        return found

    def store(self, place: Value, value: Value) -> None:
        kind = self.world.c_type(place.type)
        low, high = place.type.low, place.type.high
        code = value.as_type(type_of(low, high))
        fitted = f'FIT({code}, {low + 1}LL - 1, {high}LL, "{self.python.__name__}: {place.type.name}")'
        self.emit(f"{place.code} = ({kind})({fitted}{' + 1' if place.type.maybe else ''});")

    def do_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name):
            before = self.number(ast.Name(node.target.id, ast.Load(), lineno=node.lineno))
            if node.target.id not in self.own:
                raise self.refused(node, "changes what is no local number", "assign a number to it first")
            after = self.operate(node.op, before, self.number(node.value), node)
            name = self.local(node.target, after.type)
            self.emit(f"{name} = {after.as_type(self.locals[node.target.id])};")
            return
        # Python evaluates the place and its present value, then the right side.
        place = self.place(node.target)
        at = self.temporary()
        self.emit(f"{self.world.c_type(place.type)} *{at} = &{place.code};")
        here = Value(f"(*{at})", place.type, READS)
        before, right = self.in_order([lambda: self.loaded(here), lambda: self.number(node.value)])
        self.store(here, self.operate(node.op, before, right, node))

    def do_If(self, node: ast.If) -> None:
        self.emit(f"if ({self.condition(node.test).code}) {{")
        before = copied(self.assigned)
        self.nested(node.body)
        after = self.assigned
        self.assigned = before
        if node.orelse:
            self.emit("} else {")
            self.nested(node.orelse)
        self.assigned = either(after, self.assigned)
        self.emit("}")

    def do_While(self, node: ast.While) -> None:
        if node.orelse:
            raise self.refused(node, "has an else", "write it after the loop, with a flag")
        before, test = self.aside(lambda: self.condition(node.test))
        if before:
            self.emit("while (1 GOES_ON) {")
            self.depth += 1
            self.splice(before)
            self.emit(f"if (!({test.code})) break;")
            self.depth -= 1
        else:
            self.emit(f"while (({test.code}) GOES_ON) {{")
        at_start = copied(self.assigned)
        at_breaks = self.loop(node.body)
        self.assigned = at_breaks if test.constant else at_start  # an endless loop ends at its breaks only
        self.emit("}")

    def do_For(self, node: ast.For) -> None:
        call = node.iter
        is_range = isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range"
        if not is_range or node.orelse or not isinstance(node.target, ast.Name):
            raise self.refused(node, "is no loop over numbers", "for i in range(…), without else")
        assert isinstance(call, ast.Call)
        if call.keywords or not 1 <= len(call.args) <= 3:
            raise self.refused(node, "is no loop over numbers", "range(end) or range(begin, end, step)")
        bounds = self.operands(call.args, self.number)
        first = bounds[0] if len(bounds) > 1 else literal(0)
        last = bounds[1] if len(bounds) > 1 else bounds[0]
        step = bounds[2].constant if len(bounds) > 2 else 1
        if not step:
            raise self.refused(node, "needs a constant step that is not 0", "for i in range(a, b, 2)")
        at_start = copied(self.assigned)
        kind = wider(first, last)
        at, stop, name = self.temporary(), self.temporary(), self.local(node.target, kind)
        sign = "<" if step > 0 else ">"
        self.emit(f"{{ {self.world.c_type(kind)} {at} = {first.code}, {stop} = {last.code};")
        self.emit(f"for (; {at} {sign} {stop} GOES_ON; {at} += {step}) {{ {name} = {at};")
        self.loop(node.body)
        self.emit("} }")
        self.assigned = at_start
        if self.assigned is not None and first.constant is not None and last.constant is not None:
            if range(first.constant, last.constant, step):
                self.assigned.add(node.target.id)

    def loop(self, body: list[ast.stmt]) -> set[str] | None:
        """The body of a loop; returns which names have a value at all of its breaks."""
        self.at_breaks.append(None)
        self.nested(body)
        return self.at_breaks.pop()


def either(one: set[str] | None, two: set[str] | None) -> set[str] | None:
    """The names that have a value whichever way the program came; None is a way that it cannot come."""
    if one is None or two is None:
        return copied(two if one is None else one)
    return one & two


def copied(names: set[str] | None) -> set[str] | None:
    return None if names is None else set(names)
