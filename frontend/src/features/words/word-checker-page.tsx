import { TEXTS, wordVerdict } from '@tessera/contracts/texts';
import { LIMITS, PAGES } from '@tessera/contracts/wire';
import { useState, type FormEvent } from 'react';
import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { TextLink } from '../../ui/link/link';
import { useSavedDaily } from '../../store/daily/saved-daily';
import { useDailyDate } from '../../store/daily/daily-date';
import { Button, ButtonLink } from '../../ui/button/button';
import { Actions, Page } from '../../ui/layout/page';
import { RailNote, WithRail } from '../../ui/layout/with-rail';
import { WORD_FIELD, normalized, upperCased, WordVerdict } from './word-verdict';

/** Longer texts can only come from the address. They aren't truncated, because that would be another word. */
const isTooLong = (word: string): boolean => word.length > LIMITS.WORD_MAX_LENGTH;

const backText = (path: string): string => {
  const gameId = matchPath(PAGES.liveGame, path)?.params.gameId;
  return gameId === undefined ? TEXTS.backToResults : `Back to Game ${gameId}`;
};

export function WordCheckerPage() {
  const [params, setParams] = useSearchParams();
  const inAddress = normalized(params.get('word') ?? '');
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  // Back and Forward change the address, and the field follows it.
  if (seen !== inAddress) {
    setSeen(inAddress);
    setTyped(inAddress);
  }
  // A single letter in the address isn't checked automatically, only when it is submitted here.
  const [asked, setAsked] = useState<string | null>(null);
  const [times, setTimes] = useState(0);
  const checked = inAddress.length >= LIMITS.WORD_MIN_LENGTH || asked === inAddress ? inAddress : '';

  const running = useSavedDaily(useDailyDate()) !== null;
  // The game or result from which this page was opened.
  const location = useLocation();
  const state = location.state as { from?: string } | null;
  const from = state?.from;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const word = normalized(typed);
    if (word === '') return;
    setAsked(word);
    setTimes(times + 1);
    // Submitting the same word again adds no history entry.
    if (word !== inAddress) setParams({ word, autoSubmit: 'true' }, { state });
  };

  return (
    <Page title={TEXTS.wordChecker} heading={TEXTS.wordChecker} width="wide">
      <WithRail rail={<ValidWords />} wideOnly>
        <form onSubmit={submit} className="grid gap-3">
          <label htmlFor="word" className="lead pb-0">
            Enter a word of two to four letters
          </label>
          <input
            id="word"
            name="word"
            value={typed}
            {...WORD_FIELD}
            onChange={(event) => setTyped(upperCased(event.target.value))}
            className="h-[60px] w-full rounded-panel border-[1.5px] border-line bg-card px-4 font-display text-3xl font-[640] tracking-[0.12em] outline-offset-2"
          />
          <Button type="submit" variant="primary" wide disabled={typed.trim() === ''}>
            Check Word
          </Button>
        </form>
        {checked !== '' && !isTooLong(checked) && <WordVerdict key={checked} word={checked} asked={times} />}
        {isTooLong(checked) && (
          <p role="status" className="pt-6 font-display text-xl font-[620]">
            {wordVerdict(checked, false)}
          </p>
        )}
        <Actions>
          {from !== undefined && (
            <ButtonLink to={from} wide>
              {backText(from)}
            </ButtonLink>
          )}
          {running && (
            <ButtonLink to={PAGES.daily} wide>
              {`Back to ${TEXTS.todaysGame}`}
            </ButtonLink>
          )}
        </Actions>
      </WithRail>
    </Page>
  );
}

const ValidWords = () => (
  <RailNote title="Which words count?">
    <ul className="tesserae">
      <li>
        Words of {LIMITS.WORD_MIN_LENGTH} to {LIMITS.WORD_MAX_LENGTH} letters, worth one point a letter
      </li>
      <li>Plurals and other forms, too</li>
      <li>No names and no abbreviations</li>
    </ul>
    <p className="pt-2">
      <TextLink to={PAGES.rules}>{TEXTS.scoringRules}</TextLink>
    </p>
  </RailNote>
);
