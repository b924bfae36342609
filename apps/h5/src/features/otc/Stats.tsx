import { percentOfPpm } from '@candor/money';
import { getOtcStats } from '@candor/api';
import { SkeletonBlock, SkeletonFrame } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import { useDurationText } from '#hooks/use-duration-text.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { wholeMinutes } from '#lib/duration.ts';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Loaded } from '#ui/Loaded.tsx';

/** As high as the facts of somebody who has released coins. */
const skeleton = (
  <SkeletonFrame className="flex flex-col gap-3 py-2">
    {[1, 2, 3].map((row) => (
      <SkeletonBlock key={row} className="h-4 w-full" />
    ))}
  </SkeletonFrame>
);

/** The last 30 days of the maker of an ad; without one, of the user. */
export function Stats({ adId }: { readonly adId?: number }) {
  const t = useMessages();
  const format = useFormat();
  const durationText = useDurationText();
  const stats = useCall(getOtcStats, adId === undefined ? {} : { ad: adId });
  return (
    <section aria-label={t('otc.stats.title')}>
      <h3 className="pb-1 text-13 text-fg-2">{t('otc.stats.title')}</h3>
      <Loaded from={stats} skeleton={skeleton}>
        {({ completed, failed, disputes, lost, completion, releaseMedianMs }) => (
          <Facts>
            <Fact label={t('otc.stats.completed')}>
              {completed + failed === 0
                ? t('otc.stats.none')
                : t('otc.record', { count: completed, percent: format.amount(percentOfPpm(completion)) })}
            </Fact>
            {releaseMedianMs !== undefined && (
              <Fact label={t('otc.stats.release')}>{durationText(wholeMinutes(releaseMedianMs))}</Fact>
            )}
            <Fact label={t('otc.stats.disputes')}>{t('otc.stats.lost', { count: disputes, lost: String(lost) })}</Fact>
          </Facts>
        )}
      </Loaded>
    </section>
  );
}
