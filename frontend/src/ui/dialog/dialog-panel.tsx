import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef, type CSSProperties, useState, type TouchEvent, type ReactNode } from 'react';
import { X } from '../icons/icons';
import { useCloseOnBack } from './use-close-on-back';
import { useIsMobile } from '../theme/use-is-mobile';
import type { Elements } from '../util/elements';

/** Who renders a dialog decides whether it is open. */
export interface DialogState {
  readonly open: boolean;
  readonly onClose: () => void;
}

export interface DialogProps extends DialogState {
  /** The dialog's accessible name, shown as its heading. */
  readonly title: string;
  /** A sentence below the title, read out along with it. */
  readonly description?: ReactNode;
  /** Width in pixels on wide screens. On phones, every dialog is a bottom sheet. */
  readonly width?: number;
  readonly children: Elements;
}

/** Is anything between the touched element and the panel scrolled down? Then a swipe scrolls instead. */
function isScrolled(from: EventTarget, panel: Element): boolean {
  for (let node = from as Element | null; node && panel.contains(node); node = node.parentElement) {
    if (node.scrollTop > 0) return true;
  }
  return false;
}

/** Touch handlers and the current drag offset for a panel that closes when swiped down by more than 50 px. */
function useSwipeDown(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [dragged, setDragged] = useState(0);
  const distance = (event: TouchEvent) =>
    start.current === null
      ? 0
      : Math.max(0, (event.changedTouches[0]?.clientY ?? start.current) - start.current);

  return {
    dragged,
    handlers: {
      onTouchStart(event: TouchEvent) {
        start.current = isScrolled(event.target, event.currentTarget)
          ? null
          : (event.touches[0]?.clientY ?? null);
      },
      onTouchMove(event: TouchEvent) {
        setDragged(distance(event));
      },
      onTouchEnd(event: TouchEvent) {
        const far = distance(event) > LIMITS.SWIPE_CLOSE_PX;
        start.current = null;
        setDragged(0);
        if (far) onSwipe();
      },
      onTouchCancel() {
        start.current = null;
        setDragged(0);
      },
    },
  };
}

const WIDTH = 460;
const DOUBLE_TAP_MS = 500;

export function DialogPanel({ open, onClose, title, description, width = WIDTH, children }: DialogProps) {
  const isMobile = useIsMobile();
  const panel = useRef<HTMLDivElement>(null);
  const returnTo = useRef<HTMLElement | null>(null);
  const { dragged, handlers } = useSwipeDown(onClose);
  const openedAt = useRef(0);
  useCloseOnBack(open, onClose);
  useEffect(() => {
    // Before the closing animation ends, because keys pressed in the meantime are meant for the page.
    if (!open && panel.current?.contains(document.activeElement)) restoreFocus(returnTo.current);
  }, [open]);
  // When another topic appears in the same panel, scroll back to the top.
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [title]);

  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        {/* A press beside the panel must not take the focus out of it. */}
        <Radix.Overlay className="scrim" onMouseDown={(event) => event.preventDefault()} />
        <Radix.Content
          ref={panel}
          className="panel"
          data-as={isMobile ? 'sheet' : 'dialog'}
          style={{ '--dragged': `${dragged}px`, '--panel-width': `${width}px` } as CSSProperties}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            // Focuses the panel, not its first control, so that nothing looks preselected.
            event.preventDefault();
            returnTo.current = document.activeElement as HTMLElement | null;
            (event.currentTarget as HTMLElement).focus();
            openedAt.current = performance.now();
          }}
          onPointerDownOutside={(event) => {
            // The second tap of the double one that opened the dialog doesn't close it.
            if (performance.now() - openedAt.current < DOUBLE_TAP_MS) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            // Radix would return the focus to its own trigger, but our dialogs can be opened from anywhere.
            event.preventDefault();
            if (document.activeElement === document.body) restoreFocus(returnTo.current);
          }}
          onKeyDown={(event) => {
            // Radix only closes the topmost layer on Escape, which may be a notice. Close the dialog as well.
            if (event.key === 'Escape' && !event.defaultPrevented) onClose();
          }}
          {...(isMobile && handlers)}
        >
          {isMobile && <div className="panel__grip" />}
          <div className="mb-2 flex items-center justify-between gap-3">
            <Radix.Title className="min-w-0 flex-1 text-xl wrap-anywhere">{title}</Radix.Title>
            <Radix.Close className="icon-button -mr-2" aria-label={TEXTS.closeDialog}>
              <X size={20} />
            </Radix.Close>
          </div>
          {description !== undefined && (
            <Radix.Description className="mb-3 text-ink-2">{description}</Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Focuses the page's heading if the opener no longer exists. */
function restoreFocus(opener: HTMLElement | null): void {
  const target =
    opener?.isConnected && opener !== document.body ? opener : document.querySelector<HTMLElement>('h1');
  // Radix hides the page from screen readers until the panel has closed, and a hidden element must not be focused.
  target?.closest('[data-aria-hidden]')?.removeAttribute('aria-hidden');
  target?.focus({ preventScroll: target !== opener });
}
