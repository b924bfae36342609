import { CommandError } from '#ui/CommandError.tsx';
import type { RailRow } from '@candor/api';
import { useId, useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { toast } from '#ui/Toast.tsx';
import { type CardField, type CardKind, cardGroups, emptyCardForm, setCardField, wrongFields } from './card-form.ts';
import { CardInput } from './CardInput.tsx';
import { CurrencyButton } from './CurrencyButton.tsx';
import { useSaveCard } from './use-save-card.tsx';

interface AddCardFormProps {
  readonly kind: CardKind;
  readonly title: string;
  /** The rails that pay to a card of this kind. */
  readonly rails: readonly RailRow[];
  /** Of them, the one that is chosen at first. */
  readonly first: RailRow;
}

/**
 * All fields of a card on one long page. Each fault is shown at its field, once the field was left or the card sent.
 */
export function AddCardForm({ kind, title, rails, first }: AddCardFormProps) {
  const t = useMessages();
  const [form, setForm] = useState(emptyCardForm);
  const [left, setLeft] = useState<ReadonlySet<CardField>>(new Set());
  const [railId, setRailId] = useState<number>();
  const rail = rails.find((one) => one.railId === railId) ?? first;
  const id = useId();
  const saving = useSaveCard(kind, () => {
    toast('success', t('cards.added'));
    navigateBack();
  });
  const wrong = wrongFields(form, kind);
  function save(): void {
    setLeft(new Set(wrong));
    const [firstWrong] = wrong;
    if (firstWrong === undefined) return saving.begin(rail, form);
    document.querySelector<HTMLInputElement>(`input[name="${firstWrong}"]`)?.focus();
  }
  const group = (name: 'holder' | 'bank') => (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 text-15 font-semibold">
        {t(name === 'holder' ? 'cards.groupHolder' : 'cards.groupBank')}
      </legend>
      {cardGroups[kind][name].map((field) => (
        <CardInput
          key={field}
          kind={kind}
          field={field}
          form={form}
          isLeft={left.has(field)}
          onChange={(text) => {
            saving.clearError();
            setForm(setCardField(form, kind, field, text));
          }}
          onLeave={() => setLeft(new Set([...left, field]))}
        />
      ))}
    </fieldset>
  );
  return (
    <Page
      title={title}
      footer={
        <Button type="submit" form={id} isWide isBusy={saving.isBusy}>
          {t('cards.save')}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-6 px-4 pt-2 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="text-13 text-fg-2">
          <p>{t('cards.confirmText')}</p>
          <p className="mt-1">{t('cards.allRequired')}</p>
        </div>
        <CurrencyButton rails={rails} rail={rail} onChange={setRailId} />
        {group('holder')}
        {group('bank')}
        <CommandError error={saving.error} />
        <p className="text-12 text-fg-3">{t('cards.note')}</p>
      </form>
      {saving.sheet}
    </Page>
  );
}
