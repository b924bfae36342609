import { useState } from 'react';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { ChangeChip } from '#ui/ChangeChip.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { EyeButton } from '#ui/EyeButton.tsx';
import { FiatText } from '#ui/FiatText.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { Sparkline } from '#ui/Sparkline.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { GallerySection } from './GallerySection.tsx';
import { samples } from './samples.ts';

const coins = 'BTC ETH USDT BNB SOL XRP ADA LTC LINK AVAX TRX DOT DOGE ARB SUI UNI SHIB FET'.split(' ');
const stocks = 'AAPL AMZN GOOGL MSFT NVDA TSLA'.split(' ');
const nowMs = Date.now();
const shape = ['5', '5.2', '5.1', '5.6', '5.4', '6', '5.9', '6.4', '6.2', '7'];

export function MoneyGallery() {
  const [price, setPrice] = useState('68412.5');
  return (
    <>
      <GallerySection name={samples.marks}>
        <div className="flex flex-wrap gap-2">
          {coins.map((code) => (
            <CoinMark key={code} code={code} />
          ))}
          {stocks.map((code) => (
            <CoinMark key={code} code={code} isStock />
          ))}
        </div>
      </GallerySection>
      <GallerySection name={samples.rowOfAMarket}>
        {['2.41', '-1.92', '0'].map((percent) => (
          <div key={percent} className="flex h-15 items-center gap-3">
            <CoinMark code="BTC" />
            <div className="flex-1">
              <p className="text-15 font-semibold">
                BTC <span className="text-12 font-normal text-fg-3">/USDT</span>
              </p>
              <p className="text-12 text-fg-3">
                {samples.vol} <AmountText value="1710000000" isVolume />
              </p>
            </div>
            <Sparkline values={shape} direction={percent.startsWith('-') ? 'down' : 'up'} />
            <div className="text-right">
              <PriceText value={price} decimals={2} className="block text-15 font-medium" />
              <FiatText usdt={price} className="block text-12 text-fg-3" />
            </div>
            <ChangeChip percent={percent} />
          </div>
        ))}
        <Button look="soft" size="small" onClick={() => setPrice(price === '68412.5' ? '68418' : '68412.5')}>
          {samples.tick}
        </Button>
      </GallerySection>
      <GallerySection name={samples.amounts}>
        <p className="flex items-center gap-2">
          <AmountText value="24806.17" decimals={2} unit="USD" isPrivate className="text-34 font-semibold" />
          <EyeButton />
        </p>
        <p>
          <AmountText value="318.42" isChange /> · <AmountText value="-10.9" isChange decimals={2} /> ·{' '}
          <AmountText value="0" isChange decimals={2} /> · <AmountText value="0.00002104" isNarrow /> ·{' '}
          <AmountText value={undefined} />
        </p>
        <p className="text-12 text-fg-3">
          <TimeText atMs={nowMs - 60_000} /> · <TimeText atMs={nowMs - 7_200_000} /> ·{' '}
          <TimeText atMs={nowMs} look="moment" />
        </p>
      </GallerySection>
    </>
  );
}
