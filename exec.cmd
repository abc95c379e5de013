@rem npm's scripts begin with the `exec` of sh, so that signals reach Node. The shell of Windows finds this file instead.
@%*
