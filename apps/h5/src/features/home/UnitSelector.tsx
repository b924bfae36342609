import { builtInFiatRates } from '@candor/api';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { settings } from '#client/read.ts';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { SelectSheet } from '#ui/SelectSheet.tsx';
import { chooseUnit } from './stored-choices.ts';
import { usdtUnit } from './worth.ts';

/** The unit of the total: USDT or any fiat currency; a fiat currency becomes the one of the whole app. */
export function UnitSelector({ code }: { readonly code: string }) {
  const t = useMessages();
  const site = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const fiats = site?.fiats.map((fiat) => fiat.code) ?? Object.keys(builtInFiatRates);
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="press tap flex items-center gap-1.5 text-14 text-fg-2"
      >
        <span className="sr-only">{t('home.chooseUnit')}: </span>
        {code}
        <ChevronDown aria-hidden className="size-4 text-fg-3" />
      </button>
      <SelectSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('home.chooseUnit')}
        options={[usdtUnit.code, ...fiats].map((id) => ({ id, label: id }))}
        value={code}
        onChange={(chosen) => {
          chooseUnit(chosen === usdtUnit.code ? 'usdt' : 'fiat');
          if (chosen !== usdtUnit.code) settings.change({ fiat: chosen });
        }}
      />
    </>
  );
}
