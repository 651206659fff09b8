/** What a thing on the board says of itself: an animal; any other key is the sentence itself. */
import type { AnimalId } from '../../generated/planet';
import type { About } from '../../shell/hints.svelte';
import { storyOf, wantOf, worthOf, type Shared } from './table';

/** The animal that a key is about. */
export const animalAt = (key: string): AnimalId | null => (key.startsWith('animal:') ? (key.slice(7) as AnimalId) : null);

export function aboutOf(at: Shared, key: string): About {
  const animal = animalAt(key);
  if (!animal) return { title: key, lines: [] };
  const { source, name_source } = at.catalogue.animals[animal];
  const standing = at.standings.find(({ facts }) => facts.animal === animal);
  const won = at.screen.facts.planets.flatMap((planet) => planet.won).find((one) => one.animal === animal);
  const lines = standing ? storyOf(at, standing) : [wantOf(at, animal), ...(won ? [worthOf(at, won)] : [])];
  if (source !== 'reconstruction' && name_source === 'reconstruction') lines.push(at.words('board-reconstructed-name'));
  return { title: at.words.name('animal', animal), lines, reconstructed: source === 'reconstruction' };
}
