/** Where the operators of a server that was started here are served, by the address of its users. */
const doors = new Map<string, string>();

export function noteOperatorDoor(address: string, door: string | undefined): void {
  if (door !== undefined) doors.set(address, door);
}

export function operatorDoorOf(address: string): string {
  const door = doors.get(address);
  if (door === undefined) throw new Error(`${address} was started without operators`);
  return door;
}
