import { useId } from 'react';
import { PUSH_LABELS } from './push-labels';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** '20:00' */
const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

interface ReminderHourProps {
  readonly hour: number;
  readonly onChange: (hour: number) => void;
}

/** When the reminder comes, in the time zone of this device. */
export function ReminderHour({ hour, onChange }: ReminderHourProps) {
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
