import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface PasskeyChallenge {
  purpose: 'sign-in' | 'add' | 'check';
  /** The session that asked for it; null to sign in. */
  sessionId: string | null;
}

/** The random values that passkeys sign, each of them once. */
@Injectable()
export class PasskeyChallengesStore {
  constructor(private readonly dataSource: DataSource) {}

  async insert(challenge: string, { purpose, sessionId }: PasskeyChallenge, expiresAt: Date): Promise<void> {
    await this.dataSource.query(
      'INSERT INTO passkey_challenges (challenge, purpose, "sessionId", "expiresAt") VALUES ($1, $2, $3, $4)',
      [challenge, purpose, sessionId, expiresAt],
    );
  }

  /** Uses a challenge. Returns whether it was valid for this. */
  async take(challenge: string, { purpose, sessionId }: PasskeyChallenge, now: Date): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `DELETE FROM passkey_challenges
       WHERE challenge = $1 AND purpose = $2 AND "sessionId" IS NOT DISTINCT FROM $3 AND "expiresAt" > $4`,
      [challenge, purpose, sessionId, now],
    );
    return count > 0;
  }
}
