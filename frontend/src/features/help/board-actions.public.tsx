import { TEXTS } from '@tessera/contracts/constants';
import type { ReactNode } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/button/button';
import { Actions, ButtonRow } from '../../ui/layout/page';
import { helpOpened } from './help.slice';

interface BoardActionsProps {
  readonly label?: string;
  /** The letter can't be submitted yet. */
  readonly unavailable: boolean;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  /** A link next to How To Play. */
  readonly children: ReactNode;
}

/** The buttons below the board of a game that one person plays. */
export function BoardActions({ label = TEXTS.submit, onSubmit, children, ...button }: BoardActionsProps) {
  const dispatch = useAppDispatch();
  return (
    <Actions>
      <Button variant="primary" wide {...button} onClick={onSubmit}>
        {label}
      </Button>
      <ButtonRow>
        <Button onClick={() => dispatch(helpOpened('how-to-play'))}>{TEXTS.howToPlay}</Button>
        {children}
      </ButtonRow>
    </Actions>
  );
}
