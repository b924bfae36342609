import { IconButton } from '@candor/kit/view';
import { Copy, Globe, Headset, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { useShare } from './use-share.ts';

interface ChannelProps {
  readonly kind: 'email' | 'phone' | 'address' | 'website' | 'chat';
  readonly name: string;
  readonly value: string;
}

const icons: Readonly<Record<ChannelProps['kind'], LucideIcon>> = {
  email: Mail,
  phone: Phone,
  address: MapPin,
  website: Globe,
  chat: Headset,
};

/** A way to reach us. */
export function Channel({ kind, name, value }: ChannelProps) {
  const t = useMessages();
  const { copy } = useShare();
  const Icon = icons[kind];
  return (
    <div className="flex min-h-16 items-center gap-3 py-2.5">
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-inset text-fg-2">
        <Icon className="size-[1.125rem]" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-12 text-fg-3">{name}</span>
        <Way kind={kind} value={value} />
      </span>
      <IconButton
        label={t('content.copyChannel', { name })}
        icon={<Copy aria-hidden />}
        onClick={() => void copy(value)}
        size={18}
        className="text-fg-2"
      />
    </div>
  );
}

function Way({ kind, value }: Omit<ChannelProps, 'name'>) {
  const look = 'block text-left text-15 font-medium break-all';
  if (kind === 'email' || kind === 'phone') {
    const scheme = kind === 'email' ? 'mailto:' : 'tel:';
    return (
      <a href={scheme + encodeURI(value)} className={`${look} text-accent`}>
        {value}
      </a>
    );
  }
  if (kind === 'address') return <span className={look}>{value}</span>;
  const open = () =>
    kind === 'chat' ? navigateTo('/pages/kefu/index') : navigateTo('/pages/common/webView', { url: value });
  return (
    <button type="button" onClick={open} className={`${look} text-accent`}>
      {value}
    </button>
  );
}
