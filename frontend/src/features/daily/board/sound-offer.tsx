import { Volume2, VolumeX } from '../../../ui/icons/icons';
import { changeSettings, useSettings } from '../../../store/settings';

/** Offers sound and vibration in a first game. Later, both are in the settings. */
export function SoundOffer() {
  const { sound } = useSettings();
  const Icon = sound ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      className="icon-button -my-3.5 -mr-3"
      aria-label="Sound and vibration"
      aria-pressed={sound}
      onClick={() => changeSettings({ sound: !sound, haptics: !sound })}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
