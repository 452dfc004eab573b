interface BotRemarkProps {
  readonly name: string;
  readonly remark: string | null;
}

/** The bot's remark about its last move, shown between board and button. It is announced separately. */
export const BotRemark = ({ name, remark }: BotRemarkProps) => (
  <p className="game__line">
    {remark !== null && (
      <>
        <i aria-hidden="true" className="size-2 flex-none rounded-[2px] bg-ink-2" />
        <b className="flex-none font-semibold">{name}</b>
        <span className="truncate text-ink-2">{remark}</span>
      </>
    )}
  </p>
);
