/** The table as it is drawn: cards with their edges, rows with their joints, and where they fit. */
import type { Description, Words } from '../../contract';
import type { ActionId, CardId, CrystalId, Place, SideId, UpgradeId } from '../../generated/planet-5r';

export interface Upgrade {
  kind: UpgradeId;
  target?: ActionId;
}
export interface Edge {
  action: ActionId;
  crystal: CrystalId | null;
  upgrade: Upgrade | null;
}
/** What is printed on a card. */
export interface Face {
  id: CardId;
  home: boolean;
  left: Edge;
  right: Edge;
  centre: CrystalId | null;
  reconstructed: boolean;
}
export type Faces = Record<string, Face>;

interface Printed {
  left: (Upgrade & { trigger: ActionId }) | ActionId;
  right: (Upgrade & { trigger: ActionId }) | ActionId;
  left_edge: CrystalId | 'none';
  right_edge: CrystalId | 'none';
  centre?: CrystalId | 'none';
  source: string;
}
export interface Components {
  tables: { mine: number[]; raid: number[]; crystal_points: number[]; die: number[]; water_per_point: number };
  technologies: Record<string, Printed>;
  settlements: Record<string, Printed>;
}

export const componentsOf = (description: Description): Components => description.components as unknown as Components;

export function readFaces(components: Components): Faces {
  const found: Faces = {};
  const crystal = (name: CrystalId | 'none' | undefined): CrystalId | null => (!name || name === 'none' ? null : name);
  const edge = (side: Printed['left'], name: CrystalId | 'none'): Edge =>
    typeof side === 'string' ? { action: side, crystal: crystal(name), upgrade: null } : { action: side.trigger, crystal: crystal(name), upgrade: side };
  for (const [home, cards] of [[false, components.technologies], [true, components.settlements]] as const) {
    for (const [id, card] of Object.entries(cards)) {
      found[id] = { id: id as CardId, home, left: edge(card.left, card.left_edge), right: edge(card.right, card.right_edge), centre: crystal(card.centre), reconstructed: card.source === 'reconstruction' };
    }
  }
  return found;
}

/** The name of a card without its number. */
export const nameOf = (words: Words, card: CardId): string => words.name('card', card).replace(/^\S+\s/, '').replace(/[«»]/g, '');

/** An upgrade in a few words: when, and what. */
export function upgradeText(words: Words, edge: Edge): string {
  if (!edge.upgrade) return words.name('action', edge.action);
  const { kind, target } = edge.upgrade;
  const does = words(`does-${kind}`, { target: target ? words('upgrade-target', { action: words.name('action', target) }) : '' });
  return words('upgrade-when', { action: words.name('action', edge.action), does });
}

// --- rows

/** How an edge lies: free, joined and on top, or covered by its neighbour. */
export type Lies = 'free' | 'top' | 'covered';
export interface Laid {
  face: Face;
  left: Lies;
  right: Lies;
  /** Not there yet: a ghost. */
  ghost: boolean;
}
export interface Joint {
  /** Whose edge is on top: its sign, its crystal. */
  edge: Edge;
  /** The card on the left of the joint is the upper one. */
  upperLeft: boolean;
  /** Index of the card on the left. */
  at: number;
  ghost: boolean;
}

/** A joint that is not made yet. */
export interface NewJoint {
  side: SideId;
  to: CardId;
  lie: 'over' | 'under';
}

export function layRow(row: CardId[], faces: Faces, place: (card: CardId) => Place, fresh: CardId | null = null, joints: NewJoint[] = []): Laid[] {
  const lies = (card: CardId, side: SideId, i: number): Lies => {
    if (!row[side === 'left' ? i - 1 : i + 1]) return 'free';
    const mine = joints.find((joint) => card === fresh && joint.side === side);
    if (mine) return mine.lie === 'over' ? 'top' : 'covered';
    const theirs = joints.find((joint) => card === joint.to && joint.side !== side);
    if (theirs) return theirs.lie === 'over' ? 'covered' : 'top';
    return place(card).covered[side === 'left' ? 0 : 1] ? 'covered' : 'top';
  };
  return row.map((card, i) => ({ face: faces[card]!, left: lies(card, 'left', i), right: lies(card, 'right', i), ghost: card === fresh }));
}

export function jointsOf(row: Laid[]): Joint[] {
  return row.slice(0, -1).map((card, at) => {
    const next = row[at + 1]!;
    const upperLeft = card.right === 'top';
    return { edge: upperLeft ? card.face.right : next.face.left, upperLeft, at, ghost: card.ghost || next.ghost };
  });
}

/** Rows with a card laid between two of them, or at the end of one, or on its own. */
export function withCard(rows: CardId[][], card: CardId, joints: NewJoint[]): CardId[][] {
  const before = rows.map((row) => row.filter((one) => one !== card)).filter((row) => row.length);
  const left = joints.find((joint) => joint.side === 'left');
  const right = joints.find((joint) => joint.side === 'right');
  const leftRow = left ? before.find((row) => row.includes(left.to))! : [];
  const rightRow = right ? before.find((row) => row.includes(right.to))! : [];
  const merged = [...leftRow, card, ...rightRow];
  const first = before.findIndex((row) => row === leftRow || row === rightRow);
  const others = before.filter((row) => row !== leftRow && row !== rightRow);
  others.splice(first < 0 ? others.length : first, 0, merged);
  return others;
}

// --- measures of a card: width, height, side zone, height of the joint

export interface Measure {
  width: number;
  height: number;
  zone: number;
  joint: number;
}
export const FULL: Measure = { width: 248, height: 148, zone: 64, joint: 54 };
export const SMALL: Measure = { width: 108, height: 100, zone: 32, joint: 34 };

export const rowWidth = (cards: number, { width, zone }: Measure): number => width + (cards - 1) * (width - zone);
export const jointX = (joint: Joint, { width, zone }: Measure): number => (joint.upperLeft ? joint.at * (width - zone) + width : (joint.at + 1) * (width - zone));

/** The largest scale at which rows fit into lines: widths at scale 1 and what does not scale. */
export function fit(rows: { width: number; fixed: number }[], measure: Measure, room: { width: number; height: number; gap: number; most: number; least: number }): { scale: number; lines: number[][] } {
  for (let scale = room.most; ; scale -= 0.02) {
    const lines: number[][] = [];
    let left = 0;
    rows.forEach((row, i) => {
      const width = row.width * scale + row.fixed;
      if (!lines.length || width + room.gap > left) {
        lines.push([i]);
        left = room.width - width;
      } else {
        lines[lines.length - 1]!.push(i);
        left -= width + room.gap;
      }
    });
    const wide = rows.every((row) => row.width * scale + row.fixed <= room.width);
    const high = lines.length * measure.height * scale + (lines.length - 1) * 12 <= room.height;
    if ((wide && (high || scale <= room.least)) || scale <= 0.3) return { scale, lines };
  }
}
