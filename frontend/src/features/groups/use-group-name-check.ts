import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  GROUP_NAME_PROBLEMS,
  GROUP_TEXTS,
  LIMITS,
  cleanName,
  nameProblem,
} from '@tessera/contracts/constants';
import { GROUP_LABELS } from './group-labels';
import { checkName, type NameCheck } from '../../store/identity/name-check';
import { useDebounced } from '../../ui/form/use-debounced';
import { useGroupNameAvailableQuery } from './groups.api';

const WORDS = {
  checking: GROUP_LABELS.checking,
  available: GROUP_LABELS.available,
  taken: GROUP_TEXTS.taken,
  takenReason: GROUP_TEXTS.taken,
  failed: GROUP_LABELS.checkFailed,
} as const;

/** Checks whether a group name is available while it is typed. Only signed-in players may ask the server. */
export function useGroupNameCheck(typed: string, mayAsk: boolean): NameCheck {
  const name = cleanName(typed);
  const problem = nameProblem(typed, LIMITS.GROUP_NAME_MAX_LENGTH);
  const settled = useDebounced(name, LIMITS.NAME_CHECK_DEBOUNCE_MS) === name;
  const asks = mayAsk && problem === null;
  const { currentData, isError } = useGroupNameAvailableQuery(asks && settled ? name : skipToken, {
    refetchOnMountOrArgChange: LIMITS.NAME_CHECK_FRESH_SECONDS,
  });
  const text = problem && GROUP_NAME_PROBLEMS[problem];
  const check = checkName({ name, problem: text, answer: currentData, isError }, WORDS);
  return asks || problem !== null ? check : { ...check, note: null };
}
