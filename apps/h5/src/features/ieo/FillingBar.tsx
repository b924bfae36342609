import type { ProjectRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { amountOf, filledOf, percentText, shareOf } from './figures.ts';

const whole = 10_000;

/** The filling of a project. Asked for above the issuance, the mark shows where the issuance ends. */
export function FillingBar({ project }: { readonly project: ProjectRow }) {
  const t = useMessages();
  const format = useFormat();
  const { tokenScale, tokenCode, issuance, subscribers, mode, state } = project;
  const share = shareOf(filledOf(project), amountOf(issuance, tokenScale));
  const isOver = share > whole;
  const isSold = mode === 'first_come' || state === 'finished';
  const percent = format.percent(percentText(share), 2);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-12 text-fg-3">
        <span>
          {t(isSold ? 'ieo.sold' : 'ieo.asked')} <span className="font-semibold text-fg tabular-nums">{percent}</span>
        </span>
        <span>{t('ieo.subscribers', { count: subscribers })}</span>
      </div>
      <div
        role="img"
        aria-label={t('ieo.fillingLabel', {
          share: format.amount(percentText(share), 2),
          issuance: format.amount(issuance),
          token: tokenCode,
          count: subscribers,
        })}
        className="relative mt-1.5 h-2 overflow-hidden rounded-full bg-inset"
      >
        <span
          className="absolute inset-y-0 left-0 rounded-full bg-accent transition-[width] duration-250 motion-reduce:transition-none"
          style={{ width: `${isOver ? 100 : share / 100}%` }}
        />
        {isOver && <span className="absolute inset-y-0 w-0.5 bg-bg" style={{ left: `${(whole * 100) / share}%` }} />}
      </div>
      <p className="mt-1.5 text-12 text-fg-3">
        <AmountText value={isSold ? project.allocated : project.wanted} decimals={0} /> /{' '}
        <AmountText value={issuance} decimals={0} unit={tokenCode} />
      </p>
    </div>
  );
}
