import type { OptionRow } from '@candor/api';
import { atomsFromText, percentOfPpm, plus, textFromUnits } from '@candor/money';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { decimalsIn, usePriceDecimals } from '../shown-decimals.ts';

/** Fine enough for every asset: only to add two texts. */
const finestScale = 18;

/** Every figure of one option, in full. */
export function OptionFacts({ option }: { readonly option: OptionRow }) {
  const t = useMessages();
  const format = useFormat();
  const { code, stake, reward, paid, strikePrice, strikeGrid, expiresAtMs, expiryGrid, sampleCount, windowSize } =
    option;
  const least = usePriceDecimals(option.pairId);
  const back = paid ?? sumText(stake, reward);
  const tick = (gridIndex: number) => `#${format.amount(String(gridIndex))}`;
  return (
    <Facts>
      <Fact label={t('options.result.stake')}>
        <AmountText value={stake} decimals={decimalsIn(stake, 2)} unit={code} />
      </Fact>
      <Fact label={t(paid === undefined ? 'options.result.reserved' : 'options.result.paid')}>
        <AmountText value={back} decimals={decimalsIn(back, 2)} unit={code} />
      </Fact>
      <Fact label={t('options.result.payout')}>{format.percent(percentOfPpm(option.payout))}</Fact>
      <Fact label={t('options.result.bought')}>
        <TimeText atMs={option.boughtAtMs} look="moment" />
      </Fact>
      {strikePrice !== undefined && strikeGrid !== undefined && (
        <Fact label={t('options.result.strike')}>
          <AmountText value={strikePrice} decimals={decimalsIn(strikePrice, least)} />{' '}
          <span className="font-normal text-fg-2">{tick(strikeGrid)}</span>
        </Fact>
      )}
      {expiresAtMs !== undefined && expiryGrid !== undefined && (
        <Fact label={t('options.result.expires')}>
          <TimeText atMs={expiresAtMs} look="moment" />{' '}
          <span className="font-normal text-fg-2">{tick(expiryGrid)}</span>
        </Fact>
      )}
      {sampleCount !== undefined && (
        <Fact label={t('options.result.samples')}>
          {t('options.result.samplesOf', { count: String(sampleCount), size: String(windowSize) })}
        </Fact>
      )}
      {option.meanPrice !== undefined && (
        <Fact label={t('options.result.mean')}>
          <AmountText value={option.meanPrice} decimals={decimalsIn(option.meanPrice, least)} />
        </Fact>
      )}
    </Facts>
  );
}

function sumText(a: string, b: string): string | undefined {
  const [x, y] = [atomsFromText(a, finestScale), atomsFromText(b, finestScale)];
  return x === undefined || y === undefined ? undefined : textFromUnits(plus(x, y), finestScale);
}
