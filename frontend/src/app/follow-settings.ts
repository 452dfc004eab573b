import { onSettings, readSettings } from '../store/settings';
import { SYSTEM_PREFERENCES, applyAppearance } from '../ui/theme/appearance';
import { configureEffects } from '../game-kit/effects/effects';

/** Applies the player's and the system's settings, now and whenever they change. */
export function followSettings(): void {
  const show = () => {
    applyAppearance(readSettings());
    configureEffects(readSettings());
  };
  show();
  onSettings(show);
  for (const query of Object.values(SYSTEM_PREFERENCES))
    window.matchMedia(query).addEventListener('change', show);
}
