"""scripts/python-package builds and installs this; see docs/python.md. The module is built by the house's own build."""
import os
import pathlib
import shutil
import subprocess

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = pathlib.Path(__file__).resolve().parent.parent


class BuildByTheHouse(build_ext):
    def build_extension(self, ext):
        preset = os.environ.get("SCOVILLE_PRESET", "portable")
        subprocess.check_call([ROOT / "scripts/build", preset, "python_module"])
        target = pathlib.Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        built, = (ROOT / "build" / preset / "python/scoville").glob("_scoville*.so")
        shutil.copy(built, target)


setup(name="scoville", version="0.1.0", description="Spicy, Sweet & Spicy and Scharfe Schoten: exact rules, fast, for programs that learn",
      license="Apache-2.0", packages=["scoville"], package_data={"scoville": ["py.typed"]}, python_requires=">=3.11",
      ext_modules=[Extension("scoville._scoville", [])], cmdclass={"build_ext": BuildByTheHouse})
