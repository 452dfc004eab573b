interface BotRemarkProps {
  readonly name: string;
  readonly remark: string | null;
}

/** The bot's remark about its last move, shown between board and button. It is announced separately. */
export const BotRemark = ({ name, remark }: BotRemarkProps) => (
  <p className="mt-2 -mb-2 flex min-h-5 items-center justify-center gap-1.5 text-sm">
    {remark !== null && (
      <>
        <i aria-hidden="true" className="size-2 flex-none rounded-[2px] bg-ink-2" />
        <b className="flex-none font-semibold">{name}</b>
        <span className="truncate text-ink-2">{remark}</span>
      </>
    )}
  </p>
);
