import { useEffect } from 'react';
import { changeSettings, readSettings, useWordsChoiceDue } from '../../store/settings';
import { Button } from '../../ui/button/button';
import { ButtonRow } from '../../ui/layout/page';
import { focusHeading } from '../../ui/util/focus-heading';
import { SETTINGS_LABELS as LABELS } from './settings-labels';

/** Asks once, after a player's first games, whether the words on the board should still be marked. */
export const ShowWordsCard = () => useWordsChoiceDue() && <Question />;

function Question() {
  // Whoever leaves without an answer doesn't miss it.
  useEffect(
    () => () => {
      if (readSettings().showWords === null) changeSettings({ showWords: false });
    },
    [],
  );
  const answer = (showWords: boolean) => {
    changeSettings({ showWords });
    // The focus would be lost with the card.
    focusHeading();
  };
  return (
    <section aria-labelledby="show-words" className="rounded-panel border border-line bg-card px-3.5 py-3">
      <h2 id="show-words" className="font-text text-md font-semibold">
        {LABELS.keepWords}
      </h2>
      <p className="pb-2.5 text-sm text-ink-2">{LABELS.keepWordsDetail}</p>
      <ButtonRow>
        <Button onClick={() => answer(true)}>{LABELS.keep}</Button>
        <Button onClick={() => answer(false)}>{LABELS.stop}</Button>
      </ButtonRow>
    </section>
  );
}
