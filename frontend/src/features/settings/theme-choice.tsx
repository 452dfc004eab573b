import { Monitor, Moon, Sun, type Icon } from '../../ui/icons/icons';
import { useId } from 'react';
import { THEMES, type Theme } from '../../store/settings';
import { SETTINGS_LABELS, THEME_LABELS } from './settings-labels';

const ICONS: Record<Theme, Icon> = { system: Monitor, light: Sun, dark: Moon };

interface ThemeChoiceProps {
  readonly value: Theme;
  readonly onChange: (theme: Theme) => void;
}

/** Three radio buttons side by side. */
export function ThemeChoice({ value, onChange }: ThemeChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2 pb-2">
      <legend className="pb-2 font-[550]">{SETTINGS_LABELS.theme}</legend>
      <div className="choice">
        {THEMES.map((theme) => {
          const Icon = ICONS[theme];
          return (
            <label key={theme} className="choice__option">
              <input
                className="sr-only"
                type="radio"
                name={name}
                checked={theme === value}
                onChange={() => onChange(theme)}
              />
              <Icon size={18} aria-hidden />
              <span>{THEME_LABELS[theme]}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
