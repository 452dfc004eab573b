import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Definition } from '@tessera/contracts';
import { LIMITS } from '@tessera/contracts/constants';
import { z } from 'zod';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';

const PAUSE_AFTER_FAILURE_MS = 60_000;
const MOST_MEANINGS = 4;
const LONGEST_DEFINITION = 500;

const entries = z.array(
  z.object({
    meanings: z.array(
      z.object({
        partOfSpeech: z.string(),
        definitions: z.array(z.object({ definition: z.string().min(1).max(LONGEST_DEFINITION) })).min(1),
      }),
    ),
  }),
);

/**
 * A dictionary service outside of the product. It never delays an answer for long, and after a
 * failure it is left alone for a minute.
 */
@Injectable()
export class OutsideDictionary {
  private readonly log = new Logger(OutsideDictionary.name);
  private pausedUntil = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** The first sense of each part of speech; null if the service is off, away or does not know the word. */
  async definitionOf(word: string): Promise<Definition[] | null> {
    if (this.config.dictionaryUrl === '' || this.clock.now() < this.pausedUntil) return null;
    try {
      const response = await fetch(`${this.config.dictionaryUrl}/${word.toLowerCase()}`, {
        signal: AbortSignal.timeout(LIMITS.DEFINITION_TIMEOUT_MS),
        redirect: 'error',
      });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`status ${response.status}`);
      return meaningsOf(entries.parse(await response.json()));
    } catch (error) {
      this.pausedUntil = this.clock.now() + PAUSE_AFTER_FAILURE_MS;
      this.log.warn(`outside dictionary: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  }
}

function meaningsOf(found: z.infer<typeof entries>): Definition[] | null {
  const meanings = found
    .flatMap((entry) => entry.meanings)
    .slice(0, MOST_MEANINGS)
    .map(({ partOfSpeech, definitions }) => ({ partOfSpeech, definition: definitions[0]?.definition ?? '' }));
  return meanings.length > 0 ? meanings : null;
}
