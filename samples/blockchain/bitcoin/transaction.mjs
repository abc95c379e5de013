// The signed example of BIP 143 for P2WPKH, in its parts.
const bytes = (hex) => Buffer.from(hex, 'hex');

export const previous = [
  { value: 625_000_000n },
  { value: 600_000_000n,
    owner: '1d0f172a0ecb48aee1be1f2687d2963ae33f71a1' },
];

export const transaction = {
  version: bytes('01000000'),
  inputs: [
    { coin: bytes('fff7f7881a8099afa6940d42d1e7f6362bec38171ea3edf4'
        + '33541db4e4ad969f00000000'),
      sequence: bytes('eeffffff') },
    { coin: bytes('ef51e1b804cc89d182d279655c3aa89e815b1b309fe287d9'
        + 'b2b55d57b90ec68a01000000'),
      sequence: bytes('ffffffff'),
      witness: [
        bytes('304402203609e17b84f6a7d30c80bfa610b5b4542f32a8a0d5447a'
          + '12fb1366d7f01cc44a0220573a954c4518331561406f90300e8f3358'
          + 'f51928d43c212a8caed02de67eebee01'),
        bytes('025476c2e83188368da1ff3e292e7acafcdb3566bb0ad253f62fc7'
          + '0f07aeee6357'),
      ] },
  ],
  outputs: [
    bytes('202cb206000000001976a9148280b37df378db99f66f85c95a783a76'
      + 'ac7a6d5988ac'),
    bytes('9093510d000000001976a9143bde42dbee7e4dbe6a21b2d50ce2f016'
      + '7faa815988ac'),
  ],
  lockTime: bytes('11000000'),
};
