import { MAINTENANCE_TEXTS } from '@tessera/contracts/maintenance';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { serverNow } from '../../store/clock';
import { Button } from '../../ui/button/button';
import { NoticeBar } from '../../ui/toast/notice-bar';
import { isGamePage } from '../game-pages';
import { decodeNotice, noticeAt } from './notice-text';

interface ServiceNoticeProps {
  /** As in the header. */
  readonly notice: string;
  /** The text that the player has acknowledged. */
  readonly seen: string | null;
  readonly onSeen: (text: string) => void;
}

/** What the operator announces, until its time has passed or the player has seen it. */
export function ServiceNotice({ notice, seen, onSeen }: ServiceNoticeProps) {
  const [, setTurn] = useState(0);
  const { pathname } = useLocation();
  const now = serverNow();
  const decoded = decodeNotice(notice);
  const said = decoded && noticeAt(decoded, now);
  const until = said?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setTurn((turn) => turn + 1), until - serverNow() + 1);
    return () => clearTimeout(timer);
  }, [until]);
  if (!said || said.text === seen) return null;
  return (
    <NoticeBar text={said.text} isAtTop={isGamePage(pathname)}>
      <Button onClick={() => onSeen(said.text)}>{MAINTENANCE_TEXTS.seen}</Button>
    </NoticeBar>
  );
}
