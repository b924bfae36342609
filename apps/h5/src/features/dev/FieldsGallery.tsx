import { TextField } from '@candor/kit/view';
import { useState } from 'react';
import { AmountField } from '#ui/AmountField.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { OtpBoxes } from '#ui/OtpBoxes.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { PercentSlider } from '#ui/PercentSlider.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import { GallerySection } from './GallerySection.tsx';
import { samples } from './samples.ts';

export function FieldsGallery() {
  const [text, setText] = useState('linh.tran@example.com');
  const [password, setPassword] = useState('secret-word');
  const [code, setCode] = useState('12');
  const [price, setPrice] = useState('68412.5');
  const [amount, setAmount] = useState('0.05');
  const [percent, setPercent] = useState(25);
  return (
    <>
      <GallerySection name={samples.text}>
        <SearchField label={samples.searchCoinPairOrStock} value="" onChange={setText} />
        <TextField label={samples.email} value={text} onChange={setText} type="email" autoComplete="email" />
        <PasswordField
          label={samples.password}
          value={password}
          onChange={setPassword}
          error={samples.longerThanSixCharacters}
        />
        <CodeField label={samples.code} value={code} onChange={setCode} canSend onSend={() => Promise.resolve(true)} />
        <OtpBoxes label={samples.code} value={code} onChange={setCode} onComplete={() => undefined} />
      </GallerySection>
      <GallerySection name={samples.money}>
        <div className="w-55">
          <StepperField label={samples.priceUsdt} value={price} onChange={setPrice} decimals={1} step="0.5" />
        </div>
        <div className="w-55">
          <StepperField label={samples.amountBtc} value={amount} onChange={setAmount} decimals={4} step="0.0001" />
        </div>
        <div className="w-55">
          <PercentSlider label={samples.percentOfAvailable} value={percent} onChange={setPercent} />
        </div>
        <AmountField
          label={samples.amount}
          unit="USDT"
          value={amount}
          onChange={setAmount}
          decimals={6}
          hint={samples.available1360420}
        />
      </GallerySection>
    </>
  );
}
