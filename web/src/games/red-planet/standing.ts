// Who stands where on the stage, now and with what is picked.

import { stand, standOnMoon, type StageLayout } from './layout';
import type { Outline, Point } from './mars';
import { COLOURS, PHOBOS, type Group, type RegionView, type TableView } from './model';

export interface Shown extends Group {
  /** How many there would be. */
  after: number | null;
  /** They would come by what is picked. */
  ghost: boolean;
}
export interface Standing {
  region: RegionView;
  token: Point;
  figures: { at: Point; group: Shown }[];
}

function groups(region: RegionView, after: RegionView | undefined): Shown[] {
  const next = (after ?? region).site.crew;
  return COLOURS.flatMap((_, colour): Shown[] => {
    const [now, then] = [region.site.crew[colour]!, next[colour]!];
    if (!now && !then) return [];
    return [{ colour, count: now || then, after: now ? then : null, ghost: now === 0 }];
  });
}

/** At every region of Mars, and on the moon. */
export function standingOf(view: TableView, after: TableView | null, outlines: Outline[], { mars, phobos, scale }: StageLayout): Standing[] {
  const place = (name: string, middle: { x: number; y: number }, find: (groups: number) => { token: Point; figures: Point[] }): Standing => {
    const region = view.regions[name]!;
    const there = groups(region, after?.regions[name]);
    const { token, figures } = find(there.length);
    const at = ([x, y]: Point): Point => [x + middle.x, y + middle.y];
    return { region, token: at(token), figures: there.map((group, i) => ({ group, at: at(figures[i]!) })) };
  };
  return [...outlines.map((outline) => place(outline.name, mars, (count) => stand(outline, count, mars.radius, scale))), place(PHOBOS, phobos, (count) => standOnMoon(count, phobos.radius, scale))];
}
