import { renderHook } from '@testing-library/react';
import { currentIdentity } from './identity';
import { usePlayerUuid } from './use-player-uuid';

/** The hook's value in each render. */
const looks = (): (string | null)[] => {
  const seen: (string | null)[] = [];
  renderHook(() => seen.push(usePlayerUuid()));
  return seen;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("is null in the first render of the first visit, and the player's UUID from then on", () => {
  expect(looks()).toEqual([null, currentIdentity().playerUUID]);
  expect(looks()).toEqual([currentIdentity().playerUUID]);
});
