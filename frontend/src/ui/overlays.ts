// All overlays in one chunk: they load when the page is idle and share dependencies.
export { DialogPanel } from './dialog/dialog-panel';
export { NoticeBar } from './toast/notice-bar';
export { ToastView } from './toast/toast-view';
