import { Inject, Injectable, Logger } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import type { Definition } from '@tessera/contracts/words';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { definitionOf } from '@tessera/words/definitions';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Lexicon } from './lexicon.js';

const PAUSE_AFTER_FAILURE_MS = 60_000;
const MAX_MEANINGS = 4;
const LONGEST_DEFINITION = 500;
const LARGEST_ANSWER = 200_000;
const MAX_CACHED_WORDS = 5_000;

/** Entries of any other shape are skipped, because one malformed sense says nothing about the others. */
const sense = z.object({ definition: z.string().trim().min(1).max(LONGEST_DEFINITION) });
const meaning = z.object({ partOfSpeech: z.string(), definitions: listOf(sense) });
const entries = listOf(z.object({ meanings: listOf(meaning) }));

function listOf<T extends z.ZodType>(item: T) {
  const passedOver = z.unknown().transform(() => null);
  return z.array(z.union([item, passedOver])).transform((items) => items.filter((found) => found !== null));
}

type Found = Definition[] | null;

/**
 * Definitions from an external service if it has any, otherwise our own. The service delays a response only briefly,
 * is called once per word, and after a failure isn't called for a minute.
 */
@Injectable()
export class Dictionary {
  private readonly log = new Logger(Dictionary.name);
  private readonly known = new LRUCache<string, Promise<Found>>({ max: MAX_CACHED_WORDS });
  private pausedUntil = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
    private readonly lexicon: Lexicon,
  ) {}

  /**
   * The first sense of each part of speech; null if the service is off, unavailable or doesn't have the word.
   */
  async definitionOf(word: string): Promise<Found> {
    const known = this.known.get(word);
    if (known) return known;
    if (this.config.dictionaryUrl === '' || this.clock.now() < this.pausedUntil) return null;
    const asked = this.ask(word).catch((error: unknown) => this.leaveAlone(word, error));
    this.known.set(word, asked);
    return asked;
  }

  /** The meanings of a valid word, from the external dictionary if it has any, otherwise from our own. */
  async define(word: string): Promise<Definition[] | null> {
    if (!this.lexicon.isWord(word)) return null;
    return (await this.definitionOf(word)) ?? definitionOf(word);
  }

  /**
   * Rejects only if the service is unavailable or overloaded, not if its response for a word is malformed.
   */
  private async ask(word: string): Promise<Found> {
    const response = await fetch(`${this.config.dictionaryUrl}/${word.toLowerCase()}`, {
      signal: AbortSignal.timeout(LIMITS.DEFINITION_TIMEOUT_MS),
      redirect: 'error',
    });
    if (response.ok) return meaningsIn(await textOf(response));
    await response.body?.cancel();
    if (response.status === 429 || response.status >= 500) throw new Error(`status ${response.status}`);
    return null;
  }

  private leaveAlone(word: string, error: unknown): Found {
    this.known.delete(word);
    this.pausedUntil = this.clock.now() + PAUSE_AFTER_FAILURE_MS;
    this.log.warn(`External dictionary: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** Empty if the response is unreasonably long. */
async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > LARGEST_ANSWER) return '';
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function meaningsIn(text: string): Found {
  const found = entries.safeParse(jsonOf(text)).data ?? [];
  const meanings = found
    .flatMap((entry) => entry.meanings)
    .flatMap(({ partOfSpeech, definitions: [first] }) => (first ? [{ partOfSpeech, ...first }] : []))
    .slice(0, MAX_MEANINGS);
  return meanings.length > 0 ? meanings : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
