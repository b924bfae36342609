import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CameraTrouble, closeCamera, openCamera } from './camera.ts';
import { readQr } from './qr-reader.ts';

interface CameraViewProps {
  /** A description of the picture, for people who cannot see it. */
  readonly label: string;
  /** Called with the first code that is seen. */
  readonly onFound: (text: string) => void;
  readonly onTrouble: (trouble: CameraTrouble) => void;
}

/** Looked at so often: quick to the eye, and cheap for a phone. */
const lookEveryMs = 200;

/** The picture of the camera, read until it contains a code. The camera is on only while this is mounted. */
export function CameraView({ label, onFound, onTrouble }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setIsOn] = useState(false);
  const found = useEffectEvent(onFound);
  const failed = useEffectEvent(onTrouble);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function watch(): Promise<void> {
      const camera = await openCamera();
      if (!camera.ok) return signal.aborted ? undefined : failed(camera.trouble);
      const close = () => closeCamera(camera.stream);
      const frame = video.current;
      if (signal.aborted || frame === null) return close();
      signal.addEventListener('abort', close);
      frame.srcObject = camera.stream;
      await frame.play();
      setIsOn(true);
      await look(frame);
    }
    async function look(frame: HTMLVideoElement): Promise<void> {
      while (!signal.aborted) {
        const text = await readQr(frame);
        if (signal.aborted) return;
        if (text !== undefined) return found(text);
        await new Promise((wake) => setTimeout(wake, lookEveryMs));
      }
    }
    watch().catch((error: unknown) => {
      // Stopping a camera that is just starting ends its play() with an error of no interest.
      if (signal.aborted) return;
      console.warn(error);
      failed('no_camera');
    });
    return () => leaving.abort();
  }, []);
  return (
    <div className="relative aspect-square w-full overflow-hidden rounded-card bg-inset">
      <video
        ref={video}
        aria-label={label}
        muted
        playsInline
        className={`size-full object-cover transition-opacity ${isOn ? 'opacity-100' : 'opacity-0'}`}
      />
      <span
        aria-hidden
        className="absolute inset-[18%] rounded-card border-2 border-white/80 shadow-[0_0_0_999px_#00000059]"
      />
    </div>
  );
}
