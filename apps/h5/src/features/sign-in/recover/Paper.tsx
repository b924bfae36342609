import { dateText } from '@candor/kit';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** The text for the paper in the picture, as large as it should be there. */
export function Paper({ number }: { readonly number: string }) {
  const t = useMessages();
  const nowMs = useNow(60_000);
  const lines = [
    [t('recovery.picture.date'), dateText(nowMs)],
    [t('recovery.picture.number'), `${number.slice(0, 3)} ${number.slice(3)}`],
  ] as const;
  return (
    <section className="rounded-card bg-inset p-4">
      <h3 className="text-13 text-fg-2">{t('recovery.picture.paper')}</h3>
      <dl className="mt-3 flex flex-col gap-2">
        {lines.map(([label, value]) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-12 text-fg-2">{label}</dt>
            <dd className="text-22 font-semibold tabular-nums select-all">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
