import { onSettings, readSettings } from '../store/settings';
import { SYSTEM_PREFERENCES, applyAppearance } from '../ui/theme/appearance';
import { configureEffects } from '../game-kit/effects/effects';

/** Has the app look and sound as the player has set it and the system asks for, from now on. */
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
