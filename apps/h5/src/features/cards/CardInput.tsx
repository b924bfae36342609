import { TextField } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { type CardField, type CardForm, type CardKind, cardProblemOf, cardTextMax, isRequired } from './card-form.ts';

interface CardInputProps {
  readonly kind: CardKind;
  readonly field: CardField;
  readonly form: CardForm;
  readonly isLeft: boolean;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

const labels = {
  domestic: {
    holder: 'cards.holder',
    account: 'cards.account',
    bankName: 'cards.bankName',
    branch: 'cards.branch',
    place: 'cards.place',
    phone: 'cards.phone',
    swiftCode: 'cards.swiftCode',
    abaNumber: 'cards.abaNumber',
    holderAddress: 'cards.holderAddress',
  },
  get international() {
    return { ...this.domestic, account: 'cards.accountInternational', place: 'cards.placeInternational' } as const;
  },
} as const;

const hints = {
  holder: 'cards.holderHint',
  phone: 'cards.phoneHint',
  swiftCode: 'cards.swiftHint',
  abaNumber: 'cards.abaHint',
} as const satisfies Partial<Record<CardField, string>>;

/** The hints for browsers and keyboards at each field. */
const typing: Partial<Record<CardField, { inputMode?: 'numeric' | 'tel'; autoComplete?: string }>> = {
  holder: { autoComplete: 'name' },
  phone: { inputMode: 'tel', autoComplete: 'tel' },
  abaNumber: { inputMode: 'numeric' },
  holderAddress: { autoComplete: 'street-address' },
};

/** One field of a card with its mark, its hint and its fault. */
export function CardInput({ kind, field, form, isLeft, onChange, onLeave }: CardInputProps) {
  const t = useMessages();
  const problem = isLeft ? cardProblemOf(form, kind, field) : undefined;
  const isNeeded = isRequired(form, field);
  const isNumber = field === 'account' && kind === 'domestic';
  return (
    <TextField
      name={field}
      label={isNeeded ? `${t(labels[kind][field])} *` : t(labels[kind][field])}
      labelEnd={isNeeded ? undefined : <span className="text-12 text-fg-3">{t('cards.optional')}</span>}
      value={form[field]}
      onChange={onChange}
      onBlur={onLeave}
      required={isNeeded}
      hint={field in hints ? t(hints[field as keyof typeof hints]) : undefined}
      error={problem && t(`cards.problems.${problem}`, { most: String(cardTextMax) })}
      autoComplete="off"
      spellCheck={false}
      {...(isNumber && { inputMode: 'numeric' as const })}
      {...typing[field]}
    />
  );
}
