import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { X } from '../icons/icons';
import { Toast as Radix } from 'radix-ui';
import { dismissToast, type Toast } from './toast';

export const ToastView = ({ toast }: { readonly toast: Toast | null }) => (
  <Radix.Provider duration={LIMITS.TOAST_MS} swipeDirection="right" swipeThreshold={LIMITS.TOAST_SWIPE_PX}>
    {toast && (
      <Radix.Root
        key={toast.id}
        className="toast"
        data-tone={toast.tone ?? 'default'}
        open={toast.open}
        duration={toast.duration}
        onOpenChange={(open) => !open && dismissToast(toast.id)}
      >
        {/* Ends with a space, because screen readers are given all texts in one piece. */}
        <Radix.Title className="toast__title font-semibold">{`${toast.title} `}</Radix.Title>
        <Radix.Close className="icon-button row-span-2 -my-2.5" aria-label={TEXTS.close}>
          <X size={18} />
        </Radix.Close>
        {toast.description !== undefined && (
          <Radix.Description className="toast__text text-ink-2">{toast.description}</Radix.Description>
        )}
      </Radix.Root>
    )}
    <Radix.Viewport className="toasts" label={TEXTS.notifications} hotkey={[LIMITS.TOAST_HOTKEY]} />
  </Radix.Provider>
);
