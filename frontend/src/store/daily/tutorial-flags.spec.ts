import { KEYS } from '../storage/keys';
import {
  dismissTutorial,
  isTutorialDismissed,
  noteClosed,
  noteCompleted,
  resetTutorial,
} from './tutorial-flags';

const marked = () => Object.keys(localStorage).sort();

it('stores the dismissed round tutorials as a list without duplicates', () => {
  dismissTutorial('round1_tutorial');
  dismissTutorial('round1_tutorial');
  expect(isTutorialDismissed('round1_tutorial')).toBe(true);
  expect(isTutorialDismissed('round2_tutorial')).toBe(false);
  dismissTutorial('round2_tutorial');
  expect(localStorage.getItem('tutorials_dismissed')).toBe('["round1_tutorial","round2_tutorial"]');
});

it.each(['{}', '7', 'not json', 'null'])('treats a stored %s as an empty list', (stored) => {
  localStorage.setItem(KEYS.tutorialsDismissed, stored);
  expect(isTutorialDismissed('round1_tutorial')).toBe(false);
  dismissTutorial('round1_tutorial');
  expect(isTutorialDismissed('round1_tutorial')).toBe(true);
});

it.each([
  ['general', 'tessera-tutorial-completed', 'tessera-tutorial-dismissed'],
  ['daily', 'tessera-daily-tutorial-completed', 'tessera-daily-tutorial-dismissed'],
] as const)(
  'stores whether the %s tutorial was finished or closed, until it is reset',
  (name, completed, dismissed) => {
    noteCompleted(name);
    expect(marked()).toEqual([completed]);
    noteClosed(name);
    expect(marked()).toEqual([completed, dismissed]);
    resetTutorial(name);
    expect(marked()).toEqual([]);
  },
);

it('stores only whether the live game tutorial was finished', () => {
  noteClosed('two-player');
  expect(marked()).toEqual([]);
  noteCompleted('two-player');
  expect(marked()).toEqual(['tessera_two_player_tutorial_completed']);
  resetTutorial('two-player');
  expect(marked()).toEqual([]);
});
