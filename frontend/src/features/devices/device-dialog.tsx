import { DEVICE_LABELS } from './device-labels';
import { Dialog } from '../../ui/dialog/dialog';
import { DeviceCode } from './device-code';

interface DeviceDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Shows a code with which another device plays as this player. */
export const DeviceDialog = ({ open, onOpenChange }: DeviceDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title={DEVICE_LABELS.use}
    description={`${DEVICE_LABELS.useWhatFor} ${DEVICE_LABELS.useHint}`}
  >
    <DeviceCode />
  </Dialog>
);
