import type { ScreenProps } from '#app/screen.ts';
import { ForgetForm } from './ForgetForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** pages/common/register; with `mode=forget` it sets a new password. */
export function RegisterScreen({ params }: ScreenProps) {
  return params.mode === 'forget' ? <ForgetForm /> : <RegisterForm invitation={params.code ?? ''} />;
}
