import { AppError } from '../platform/requests/app-error.js';
import type { ChallengeEntity } from './challenge.entity.js';

/** Returns the challenge; throws if there is none, or if an admin has ended it. */
export function requireOpen<Challenge extends Pick<ChallengeEntity, 'endedAt'>>(
  challenge: Challenge | null,
): Challenge {
  if (!challenge) throw new AppError('CHALLENGE_NOT_FOUND', { field: 'code' });
  if (challenge.endedAt) throw new AppError('CHALLENGE_ENDED', { field: 'code' });
  return challenge;
}
