import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Definition } from '@tessera/contracts';
import { LIMITS } from '@tessera/contracts/constants';
import { z } from 'zod';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';

const PAUSE_AFTER_FAILURE_MS = 60_000;
const MOST_MEANINGS = 4;
const LONGEST_DEFINITION = 500;
const LARGEST_ANSWER = 200_000;
const WORDS_REMEMBERED = 5_000;

const sense = z.object({ definition: z.string() });
const meaning = z.object({ partOfSpeech: z.string(), definitions: z.array(sense) });
const entries = z.array(z.object({ meanings: z.array(meaning) }));

type Found = Definition[] | null;

/**
 * A dictionary service outside of the product. It never delays an answer for long, is asked once for
 * each word, and after it was away it is left alone for a minute.
 */
@Injectable()
export class OutsideDictionary {
  private readonly log = new Logger(OutsideDictionary.name);
  private readonly known = new Map<string, Promise<Found>>();
  private pausedUntil = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** The first sense of each part of speech; null if the service is off, away or does not know the word. */
  async definitionOf(word: string): Promise<Found> {
    const known = this.known.get(word);
    if (known) return known;
    if (this.config.dictionaryUrl === '' || this.clock.now() < this.pausedUntil) return null;
    const asked = this.ask(word);
    if (this.known.size >= WORDS_REMEMBERED) this.known.clear();
    this.known.set(word, asked);
    try {
      return await asked;
    } catch (error) {
      this.known.delete(word);
      this.pausedUntil = this.clock.now() + PAUSE_AFTER_FAILURE_MS;
      this.log.warn(`outside dictionary: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  }

  /** Rejects only when the service is away or out of order, not when it says something odd of a word. */
  private async ask(word: string): Promise<Found> {
    const response = await fetch(`${this.config.dictionaryUrl}/${word.toLowerCase()}`, {
      signal: AbortSignal.timeout(LIMITS.DEFINITION_TIMEOUT_MS),
      redirect: 'error',
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`status ${response.status}`);
    return meaningsOf(entries.parse(JSON.parse(await textOf(response))));
  }
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > LARGEST_ANSWER) throw new Error('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function meaningsOf(found: z.infer<typeof entries>): Found {
  const meanings = found
    .flatMap((entry) => entry.meanings)
    .flatMap(({ partOfSpeech, definitions }) => {
      const usable = definitions.find(
        ({ definition }) => definition && definition.length <= LONGEST_DEFINITION,
      );
      return usable ? [{ partOfSpeech, definition: usable.definition }] : [];
    });
  return meanings.length > 0 ? meanings.slice(0, MOST_MEANINGS) : null;
}
