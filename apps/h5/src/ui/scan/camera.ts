/** The reason that there is no picture of the camera. */
export type CameraTrouble = 'no_camera' | 'not_allowed';

type CameraAnswer =
  | { readonly ok: true; readonly stream: MediaStream }
  | { readonly ok: false; readonly trouble: CameraTrouble };

/** Opens the camera on the back. Pages without https have none. */
export async function openCamera(): Promise<CameraAnswer> {
  if (navigator.mediaDevices === undefined) return { ok: false, trouble: 'no_camera' };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    return { ok: true, stream };
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    return { ok: false, trouble: isRefused ? 'not_allowed' : 'no_camera' };
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
