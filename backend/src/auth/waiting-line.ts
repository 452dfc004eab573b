import { SIGN_IN_LINE } from '@tessera/contracts/constants';
import type { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/http/app-error.js';

interface Place {
  readonly failures: number;
  giveUp(): void;
}

const RETRY_AFTER_SECONDS = SIGN_IN_LINE.ms / 1000;

/**
 * Where sign-in attempts wait if an account is under attack. Its length is limited, so that waiting itself is no
 * attack: in a full line, an attempt from a network that has failed less takes the place of another one.
 */
export class WaitingLine {
  private readonly lines = new Map<string, Place[]>();
  private size = 0;

  constructor(private readonly clock: Clock) {}

  /** `failures` is the number of attempts from the caller's network. Rejects if there is no place. */
  async wait(account: string, failures: number): Promise<void> {
    const line = this.lines.get(account) ?? [];
    if (line.length >= SIGN_IN_LINE.perAccount) giveWay(line, failures);
    else if (this.size >= SIGN_IN_LINE.perInstance) this.shorten(line.length);
    let place: Place | undefined;
    const displaced = new Promise<never>((_, reject) => {
      place = { failures, giveUp: () => reject(noPlace()) };
      line.push(place);
    });
    this.lines.set(account, line);
    this.size += 1;
    try {
      await Promise.race([this.clock.pause(SIGN_IN_LINE.ms), displaced]);
    } finally {
      this.size -= 1;
      const index = line.findIndex((other) => other === place);
      if (index >= 0) line.splice(index, 1);
      if (line.length === 0 && this.lines.get(account) === line) this.lines.delete(account);
    }
  }

  /** Makes room on this instance at the expense of the longest line, if it is longer than this. */
  private shorten(length: number): void {
    const longest = [...this.lines.values()].reduce((one, other) =>
      other.length > one.length ? other : one,
    );
    if (longest.length <= length) throw noPlace();
    giveWay(longest, 0);
  }
}

/** Makes the attempt with the most failures give up, if it has more than this. */
function giveWay(line: Place[], failures: number): void {
  const worst = line.reduce((one, other) => (other.failures > one.failures ? other : one));
  if (worst.failures <= failures) throw noPlace();
  line.splice(line.indexOf(worst), 1);
  worst.giveUp();
}

const noPlace = () => new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
