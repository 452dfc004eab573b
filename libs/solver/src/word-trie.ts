import { SIDE } from '@tessera/rules';
import { codeOf } from './letter-codes.js';

/** A trie of the four-letter words. Node 0 is the root. */
export interface WordTrie {
  /** For each node, a bit for each letter code that can follow. */
  readonly masks: Int32Array;
  /** The node that a letter leads to: `next[node * FANOUT + code]`. */
  readonly next: Int32Array;
}

export const FANOUT = 32;

export function buildTrie(words: Iterable<string>): WordTrie {
  const nodes: number[][] = [[]];
  for (const word of words) {
    if (word.length !== SIDE) continue;
    let node = 0;
    for (const letter of word) node = nodes[node]![codeOf(letter)] ??= nodes.push([]) - 1;
  }
  const masks = new Int32Array(nodes.length);
  const next = new Int32Array(nodes.length * FANOUT);
  for (const [node, followers] of nodes.entries()) {
    followers.forEach((follower, code) => {
      masks[node]! |= 1 << code;
      next[node * FANOUT + code] = follower;
    });
  }
  return { masks, next };
}
