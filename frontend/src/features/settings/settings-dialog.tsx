import { TEXTS } from '@tessera/contracts/texts';
import { useId } from 'react';
import {
  changeSettings,
  muteReactions,
  useSettings,
  THEMES,
  type Theme,
  useShownWords,
} from '../../store/settings';
import { systemPrefers } from '../../ui/theme/appearance';
import { canVibrate, playEffect } from '../../game-kit/effects/effects';
import { PushSettings } from '../push/push-settings.public';
import { Dialog, type DialogState } from '../../ui/dialog/dialog';
import { SETTINGS_LABELS as LABELS, SETTINGS_LABELS, THEME_LABELS } from './settings-labels';
import { Switch } from '../../ui/form/switch';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { Monitor, Moon, Sun, type Icon } from '../../ui/icons/icons';

const ICONS: Record<Theme, Icon> = { system: Monitor, light: Sun, dark: Moon };

interface ThemeChoiceProps {
  readonly value: Theme;
  readonly onChange: (theme: Theme) => void;
}

/** Three radio buttons side by side. */
function ThemeChoice({ value, onChange }: ThemeChoiceProps) {
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
              <Icon size={18} />
              <span>{THEME_LABELS[theme]}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const DeviceSettings = lazyComponent(
  () => import('../devices/device-settings.public').then((part) => part.DeviceSettings),
  { whenIdle: false },
);

/** How the app looks, moves and sounds, and its notices. Changes take effect at once and are saved in this browser. */
export const SettingsDialog = ({ open, onClose }: DialogState) => (
  <Dialog open={open} onClose={onClose} title={TEXTS.settings} description={LABELS.remembered}>
    <SettingsForm />
  </Dialog>
);

function SettingsForm() {
  const { theme, highContrast, reducedMotion, sound, haptics, muteReactions: areMuted } = useSettings();
  const contrastAsked = systemPrefers('highContrast');
  const stillnessAsked = systemPrefers('reducedMotion');

  const changeEffect = (setting: 'sound' | 'haptics') => (wanted: boolean) => {
    changeSettings({ [setting]: wanted });
    playEffect('set');
  };

  return (
    <div className="grid gap-1 pb-1">
      <ThemeChoice value={theme} onChange={(chosen) => changeSettings({ theme: chosen })} />
      <Switch
        label={LABELS.highContrast}
        hint={contrastAsked ? LABELS.systemAsks : LABELS.highContrastHint}
        checked={highContrast || contrastAsked}
        fixed={contrastAsked}
        onChange={(wanted) => changeSettings({ highContrast: wanted })}
      />
      <Switch
        label={LABELS.reducedMotion}
        hint={stillnessAsked ? LABELS.systemAsks : LABELS.reducedMotionHint}
        checked={reducedMotion || stillnessAsked}
        fixed={stillnessAsked}
        onChange={(wanted) => changeSettings({ reducedMotion: wanted })}
      />
      <Switch
        label={LABELS.showWords}
        hint={LABELS.showWordsHint}
        checked={useShownWords()}
        onChange={(wanted) => changeSettings({ showWords: wanted })}
      />
      <Switch label={LABELS.sound} hint={LABELS.soundHint} checked={sound} onChange={changeEffect('sound')} />
      <Switch
        label={LABELS.haptics}
        hint={canVibrate() ? LABELS.hapticsHint : LABELS.noHaptics}
        checked={haptics && canVibrate()}
        fixed={!canVibrate()}
        onChange={changeEffect('haptics')}
      />
      <Switch
        label={LABELS.reactions}
        hint={LABELS.reactionsHint}
        checked={!areMuted}
        onChange={(wanted) => muteReactions(!wanted)}
      />
      <PushSettings />
      <DeviceSettings />
    </div>
  );
}
