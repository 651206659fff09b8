/** The shuffle, checked in the page: the promise fits the seed, and the whole game follows from it. */
import { readReplay } from '../tables/replayfile';
import { problem } from './opening';

export interface Proof {
  fair: boolean;
  /** The beginning of the seal, for people to compare. */
  seal: string;
  why?: string;
}

export async function verify(replay: string): Promise<Proof> {
  try {
    // Reading a replay plays the game again and checks seed, commitment and fingerprints.
    const { commitment } = await readReplay(replay);
    return { fair: true, seal: `${commitment.slice(0, 4)} ${commitment.slice(4, 8)} ${commitment.slice(8, 12)}` };
  } catch (error) {
    return { fair: false, seal: '', why: problem(error) };
  }
}
