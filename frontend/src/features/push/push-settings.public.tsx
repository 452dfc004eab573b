import {
  PUSH_DEFAULT_KINDS,
  PUSH_KINDS,
  PUSH_TEXTS,
  type PushKind,
  type PushWishes,
} from '@tessera/contracts/push';
import { LIMITS } from '@tessera/contracts/wire';
import { useSelector } from 'react-redux';
import { useId } from 'react';
import { PUSH_LABELS } from './push-labels';
import { userTimezone } from '../../store/daily/today';
import { useAppDispatch } from '../../store/create-store';
import { FormMessage } from '../../ui/form/checked-field';
import { Switch } from '../../ui/form/switch';
import { changePush } from './change-push';
import { selectPush } from './push.slice';
import { usePush, type PushState } from './use-push';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** '20:00' */
const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

interface ReminderHourProps {
  readonly hour: number;
  readonly onChange: (hour: number) => void;
}

/** When the reminder comes, in the time zone of this device. */
function ReminderHour({ hour, onChange }: ReminderHourProps) {
  const id = useId();
  return (
    <div className="field pb-2">
      <label className="field__label" htmlFor={id}>
        {PUSH_LABELS.reminderHour}
      </label>
      <select
        id={id}
        className="field__input"
        aria-describedby={`${id}-zone`}
        value={hour}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {HOURS.map((one) => (
          <option key={one} value={one}>
            {hourName(one)}
          </option>
        ))}
      </select>
      <p id={`${id}-zone`} className="text-sm text-ink-2">
        {PUSH_LABELS.yourTimeZone}
      </p>
    </div>
  );
}

/** What the main switch says if it can't be used. */
const HINTS: Partial<Record<PushState, string>> = {
  'off-server': PUSH_TEXTS.notOffered,
  unsupported: PUSH_LABELS.unsupported,
  'needs-install': PUSH_LABELS.installSteps,
  blocked: PUSH_LABELS.blocked,
};

const KIND_LABELS: Record<PushKind, readonly [label: string, hint: string]> = {
  'your-move': [PUSH_TEXTS.yourMove, PUSH_LABELS.yourMoveHint],
  'friend-joined': [PUSH_TEXTS.friendJoined, PUSH_LABELS.friendJoinedHint],
  rematch: [PUSH_LABELS.rematch, PUSH_LABELS.rematchHint],
  'game-over': [PUSH_TEXTS.gameOver, PUSH_LABELS.gameOverHint],
  nudge: [PUSH_LABELS.nudge, PUSH_LABELS.nudgeHint],
  reminder: [PUSH_LABELS.reminder, PUSH_LABELS.reminderHint],
  'group-week': [PUSH_TEXTS.groupWeek, PUSH_LABELS.groupWeekHint],
};

const PROBLEMS = { 'turning-on': PUSH_LABELS.failed, saving: PUSH_LABELS.saveFailed } as const;

/** The notices of this device: a switch for all and, while that is on, one for each kind. */
export function PushSettings() {
  const dispatch = useAppDispatch();
  const { problem } = useSelector(selectPush);
  const { state, wishes } = usePush();
  const isOn = state === 'on';
  const change = (wanted: PushWishes | null) => void dispatch(changePush(wanted));

  return (
    <section aria-label={PUSH_LABELS.title} className="grid gap-1 border-t border-line pt-2">
      <Switch
        label={PUSH_LABELS.title}
        hint={HINTS[state] ?? PUSH_LABELS.lead}
        checked={isOn}
        fixed={state === 'loading' || HINTS[state] !== undefined}
        onChange={(wanted) => change(wanted ? { kinds: [...PUSH_DEFAULT_KINDS], reminder: null } : null)}
      />
      {isOn && wishes && <KindSwitches wishes={wishes} onChange={change} />}
      <FormMessage note={problem && { tone: 'bad', text: PROBLEMS[problem] }} />
    </section>
  );
}

interface KindSwitchesProps {
  readonly wishes: PushWishes;
  readonly onChange: (wishes: PushWishes) => void;
}

function KindSwitches({ wishes, onChange }: KindSwitchesProps) {
  const { kinds, reminder } = wishes;
  const remindAt = (hour: number): PushWishes['reminder'] => ({ hour, timeZone: userTimezone() });
  const toggle = (kind: PushKind, wanted: boolean) =>
    onChange({
      kinds: wanted ? [...kinds, kind] : kinds.filter((one) => one !== kind),
      reminder: kind !== 'reminder' ? reminder : wanted ? remindAt(LIMITS.PUSH_REMINDER_HOUR) : null,
    });
  return (
    <div className="grid gap-1 pl-4">
      {PUSH_KINDS.map((kind) => {
        const [label, hint] = KIND_LABELS[kind];
        return (
          <Switch
            key={kind}
            label={label}
            hint={hint}
            checked={kinds.includes(kind)}
            onChange={(wanted) => toggle(kind, wanted)}
          />
        );
      })}
      {reminder && (
        <ReminderHour
          hour={reminder.hour}
          onChange={(hour) => onChange({ kinds, reminder: remindAt(hour) })}
        />
      )}
    </div>
  );
}
