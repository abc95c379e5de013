/** What the reader chooses: keys, files and the command line of one machine. */
export interface Machine {
  /** Microsoft's keys on the board, or Secure Boot switched off. */
  readonly board: 'off' | 'old' | 'both' | 'new';
  /** Which of those keys signed shim. */
  readonly shim: 'old' | 'new' | 'both';
  /** Kernel and initramfs as two files, or as one signed image. */
  readonly layout: 'files' | 'image';
  /** Who compiled the kernel; only the distribution's is signed. */
  readonly kernel: 'distribution' | 'own';
  readonly archive: 'good' | 'none' | 'driver' | 'altered';
  /** Whether `root=` names a disk that exists. */
  readonly disk: 'right' | 'wrong';
}

export const STAGES = ['firmware', 'shim', 'GRUB', 'kernel', 'initramfs', 'systemd'] as const;

export type Stage = (typeof STAGES)[number];

/** One stage's turn: what it checked of the next, and what came of it. */
export interface Turn {
  readonly stage: Stage;
  /** Signature verified, refused, or not asked for. */
  readonly check: 'good' | 'refused' | 'none';
  readonly goesOn: boolean;
  readonly says: string;
}

const secure = ({ board }: Machine): boolean => board !== 'off';

const trusted = ({ board, shim }: Machine): boolean => board === 'both' || shim === 'both' || board === shim;

/** A unified image is signed as a whole, so a foreign kernel or a changed archive in it breaks the signature. */
const imageIntact = ({ kernel, archive }: Machine): boolean => kernel === 'distribution' && archive !== 'altered';

/** A turn that checks what comes next: `next` names it, `start` tells what happens, `no` is the refusal. */
function checked(machine: Machine, stage: Stage, good: boolean, says: Record<'start' | 'next' | 'no', string>): Turn {
  const { start, next, no } = says;
  if (!secure(machine))
    return { stage, check: 'none', goesOn: true, says: `${start} Secure Boot is off: nothing is checked.` };
  return good
    ? { stage, check: 'good', goesOn: true, says: `${start} The signature of ${next} is good.` }
    : { stage, check: 'refused', goesOn: false, says: no };
}

const unchecked = (stage: Stage, goesOn: boolean, says: string): Turn => ({ stage, check: 'none', goesOn, says });

function firmware(machine: Machine): Turn {
  return checked(machine, 'firmware', trusted(machine), {
    start: 'Firmware reads BootOrder and finds shim on the EFI partition.',
    next: 'shim',
    no: 'Firmware finds shim, but none of the keys that signed it is in db: “Security Violation”.',
  });
}

function shim(machine: Machine): Turn {
  if (machine.layout === 'files') {
    return checked(machine, 'shim', true, { start: 'Shim finds GRUB.', next: 'GRUB', no: '' });
  }
  return checked(machine, 'shim', imageIntact(machine), {
    start: 'Shim finds the unified image with kernel and initramfs.',
    next: 'the whole image',
    no: 'Shim finds the unified image, but not as a trusted key has signed it: “Security Violation”. Nothing of it runs.',
  });
}

function grub(machine: Machine): Turn {
  return checked(machine, 'GRUB', machine.kernel === 'distribution', {
    start: 'GRUB loads the kernel and, unchecked, the initramfs beside it.',
    next: 'the kernel',
    no: 'GRUB asks shim about the kernel that you compiled. No trusted key has signed it: “bad shim lock signature”.',
  });
}

function kernel({ archive }: Machine): Turn {
  return archive === 'none'
    ? unchecked(
        'kernel',
        false,
        'The kernel got no archive and has no driver for the disk: “VFS: Unable to mount root fs”, panic.',
      )
    : unchecked('kernel', true, 'The kernel unpacks the archive and runs /init as process 1.');
}

function initramfs({ archive, disk }: Machine): Turn {
  if (archive === 'driver')
    return unchecked(
      'initramfs',
      false,
      'The initramfs lacks the driver: the disk never appears. After a wait, an emergency shell.',
    );
  if (disk === 'wrong')
    return unchecked(
      'initramfs',
      false,
      'The initramfs waits for the disk that root= names, which does not exist. Then, an emergency shell.',
    );
  const who =
    archive === 'altered'
      ? 'A stranger’s program in the initramfs copies the passphrase of the disk,'
      : 'The initramfs loads the driver,';
  return unchecked('initramfs', true, `${who} mounts the disk and hands over with exec.`);
}

function systemd(): Turn {
  return unchecked(
    'systemd',
    true,
    'systemd starts its units (services and others), at the same time where no order is declared. One of them is the login.',
  );
}

/** The turns of a boot, up to the login or the stage that stops. A unified image needs no GRUB. */
export function boot(machine: Machine): readonly Turn[] {
  const rules = [firmware, shim, ...(machine.layout === 'files' ? [grub] : []), kernel, initramfs, systemd];
  const turns: Turn[] = [];
  for (const rule of rules) {
    const turn = rule(machine);
    turns.push(turn);
    if (!turn.goesOn) break;
  }
  return turns;
}

/** Where a boot ends: at the login, or in a stage. */
export function endOf(machine: Machine): Stage | 'login' {
  const last = boot(machine).at(-1)!;
  return last.goesOn ? 'login' : last.stage;
}
