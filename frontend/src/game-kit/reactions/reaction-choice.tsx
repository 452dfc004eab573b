import { REACTIONS, type Reaction } from '@tessera/contracts/wire';

export const REACTION_TEXTS = {
  hide: 'Hide Reactions',
  show: 'Show Reactions',
  failed: "Your reaction couldn't be sent",
} as const;

interface ReactionChoiceProps<Choice extends Reaction> {
  /** The accessible name. */
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The one that has been chosen, where it can be taken back. */
  readonly chosen?: Choice | null;
  readonly onChoose: (reaction: Choice) => void;
}

/** What a player can say to another one. */
export const ReactionChoice = <Choice extends Reaction>({
  label,
  choices,
  chosen,
  onChoose,
}: ReactionChoiceProps<Choice>) => (
  <div role="group" aria-label={label} className="flex flex-wrap gap-2">
    {choices.map((reaction) => (
      <button
        key={reaction}
        type="button"
        className="reaction"
        aria-pressed={chosen === undefined ? undefined : reaction === chosen}
        onClick={() => onChoose(reaction)}
      >
        {REACTIONS[reaction]}
      </button>
    ))}
  </div>
);

interface MuteReactionsProps {
  readonly muted: boolean;
  readonly onChange: (muted: boolean) => void;
}

/** Hides all reactions for good, or shows them again. */
export const MuteReactions = ({ muted, onChange }: MuteReactionsProps) => (
  <button type="button" className="text-link justify-self-start text-sm" onClick={() => onChange(!muted)}>
    {muted ? REACTION_TEXTS.show : REACTION_TEXTS.hide}
  </button>
);
