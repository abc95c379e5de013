# #region loss
ohms = 0.0001  # a bus bar and its contacts, there and back
for watts, volts in ((10_000, 12), (10_000, 48), (120_000, 48),
                     (120_000, 800)):
    amps = watts / volts
    lost = amps ** 2 * ohms
    print(f"{watts // 1000:3} kW at {volts:3} V: {amps:6.0f} A,",
          f"{lost:5.0f} W lost")
# #endregion loss

# #region poe
for given, least, usable in ((15.4, 44, 12.95), (30, 50, 25.5)):
    amps = given / least
    print(f"{given} W at {least} V: {amps:.2f} A,",
          f"{(given - usable) / amps ** 2:.1f} Ω of cable allowed for")
# #endregion poe
